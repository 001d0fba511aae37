import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import { operationsIn } from "../tree/reach.ts";
import type { Note } from "../tree/refusals.ts";

/**
 * The path of the first server of a document, which stands before the paths of all operations: such as `/v1`, and empty
 * if there is none. Servers with another path, and those of single paths and operations, are noted, because they do not
 * affect what is served.
 */
export function basePathOf(document: JsonObject, note: Note): string {
  const [first] = listOf(document["servers"]);
  const basePath = first === undefined ? "" : pathOf(first);
  const noteIn = (node: JsonObject, place: string): void => {
    for (const [index, server] of listOf(node["servers"]).entries())
      if (pathOf(server) !== basePath)
        note(
          join(join(join(place, "servers"), index), "url"),
          `Operations are served below ${basePath || "/"}, the path of the first server of the document, and not below ${pathOf(server) || "/"}.`,
        );
  };
  noteIn(document, "#");
  for (const [path, item] of entriesOf(document["paths"])) noteIn(objectOf(item), join("#/paths", path));
  for (const { node, pointer } of operationsIn(document)) noteIn(node, pointer);
  return basePath;
}

/** The path without a slash at its end, where variables have their defaults. */
function pathOf(server: Json): string {
  if (!isObject(server)) return "";
  const variables = objectOf(server["variables"]);
  const url = (textOf(server["url"]) ?? "").replaceAll(
    /\{([^{}]*)\}/g,
    (whole, name: string) => textOf(objectOf(variables[name])["default"]) ?? whole,
  );
  const [, path = ""] = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*(.*)$/i.exec(url) ?? ["", url];
  const steps = path.replace(/[?#].*$/, "").split("/");
  return steps
    .filter((step) => step !== "" && step !== ".")
    .map((step) => `/${step}`)
    .join("");
}
