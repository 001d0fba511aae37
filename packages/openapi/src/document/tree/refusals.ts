/**
 * A construct for which the generator cannot emit correct code: its location, the reason with the remedy, and the
 * operations that need it.
 */
export type Refusal = Readonly<{
  file: string;
  /** A JSON pointer with leading `#`. */
  pointer: string;
  reason: string;
  /** The operationIds that cannot be generated because of it; undefined if that is not known. */
  operations?: readonly string[];
  /** Whether these operations are left out, and the rest is generated. */
  isLeftOut?: boolean;
}>;

/** Everything in a document for which the generator cannot emit correct code. It stops instead of guessing. */
export class Unsupported extends Error {
  override readonly name = "Unsupported";
  readonly refusals: readonly Refusal[];
  constructor(refusals: readonly Refusal[]) {
    super(reportOf(refusals));
    this.refusals = refusals;
  }
}

/** Refuses a location in a document. `pointer` is a JSON pointer with leading `#`. */
export type Refuse = (pointer: string, reason: string) => never;

export const refusalsOf =
  (file: string): Refuse =>
  (pointer, reason) => {
    throw new Unsupported([{ file, pointer, reason }]);
  };

/**
 * Runs a part of the work. Its refusals are collected, and undefined returned, so that the other parts are still
 * checked.
 * @param operation the operation that needs this part
 */
export type Attempt = <T>(work: () => T, operation?: string) => T | undefined;

/** Collects refusals over several attempts. */
export function collector(): { attempt: Attempt; refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  const attempt: Attempt = (work, operation) => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      for (const refusal of error.refusals)
        refusals.push(operation === undefined ? refusal : { ...refusal, operations: [operation] });
      return undefined;
    }
  };
  return { attempt, refusals };
}

/** Notes a fault that has one sensible interpretation, which is the one that is generated. */
export type Note = (pointer: string, reason: string) => void;

/** The original location of a moved part: file and pointer. */
export type Place = Readonly<{ file: string; pointer: string }>;

/** By the pointer that a part was moved to. */
export type Places = ReadonlyMap<string, Place>;

/** A refusal at its original location, from which the part was moved. */
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

const maxPlaces = 5;
const maxReasons = 100;
const maxOperations = 12;

/**
 * Refusals as text: each reason once, with its places and the operations that need them. Long lists are truncated; a
 * single one is its location and reason.
 */
export function reportOf(refusals: readonly Refusal[]): string {
  const groups = [...Map.groupBy(refusals, ({ reason }) => reason)];
  const texts = groups.slice(0, maxReasons).map(([reason, group]) => groupText(reason, group));
  return [...texts, ...rest(groups.length - maxReasons, "more reasons"), ...remedy(refusals)].join("\n");
}

const rest = (count: number, noun: string): string[] => (count > 0 ? [`and ${count} ${noun}`] : []);

function groupText(reason: string, group: readonly Refusal[]): string {
  const places = [...new Set(group.map(({ file, pointer }) => `${file} ${pointer}`))];
  const listed = [...places.slice(0, maxPlaces), ...rest(places.length - maxPlaces, "more places")];
  const operations = operationsOf(group);
  const isLeftOut = group.some((refusal) => refusal.isLeftOut === true);
  return [...listed, `  ${reason}`, ...(operations === undefined ? [] : [`  ${neededBy(operations, isLeftOut)}`])].join(
    "\n",
  );
}

function operationsOf(group: readonly Refusal[]): readonly string[] | undefined {
  const known = group.flatMap(({ operations }) => (operations === undefined ? [] : [operations]));
  return known.length === 0 ? undefined : [...new Set(known.flat())];
}

function neededBy(operations: readonly string[], isLeftOut: boolean): string {
  if (operations.length === 0) return "No operation needs it.";
  const names = [...operations.slice(0, maxOperations), ...rest(operations.length - maxOperations, "more")];
  return `${isLeftOut ? "Left out:" : "Needed by"} ${names.join(", ")}.`;
}

/** How to generate the rest of the document. */
function remedy(refusals: readonly Refusal[]): string[] {
  const operations = operationsOf(refusals);
  const isKnown = refusals.every((refusal) => refusal.operations !== undefined && refusal.isLeftOut !== true);
  if (operations === undefined || !isKnown) return [];
  if (operations.length === 0) return ['To leave out what no operation needs: --only "/*"'];
  const flags = operations.slice(0, maxOperations).map((id) => `--skip ${/^[\w./-]+$/.test(id) ? id : `'${id}'`}`);
  const more = rest(operations.length - maxOperations, "more operations");
  return [`To generate the rest: ${[...flags, ...more].join(" ")}`];
}
