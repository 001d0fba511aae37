/** Where a moved part of a document stands: in which file, at which pointer. */
export type Place = Readonly<{ file: string; pointer: string }>;

/** By the pointer that a part was moved to. */
export type Places = ReadonlyMap<string, Place>;

/** A refusal as the author of the document finds it: in the file and at the place from which the part was moved. */
export function original<T extends Place>(found: T, places: Places): T {
  const steps = found.pointer.split("/");
  for (let length = Math.min(steps.length, 4); length > 1; length -= 1) {
    const place = places.get(steps.slice(0, length).join("/"));
    if (place === undefined) continue;
    const moved = { ...found, file: place.file, pointer: [place.pointer, ...steps.slice(length)].join("/") };
    // A path item that is a component may itself come from another file.
    return place.file === found.file && place.pointer !== found.pointer ? original(moved, places) : moved;
  }
  return found;
}
