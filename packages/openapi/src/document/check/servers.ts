import { entriesOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import { operationsIn } from "../tree/reach.ts";
import type { Note } from "../tree/refusals.ts";

/** Notes servers with a path, because `servers` does not affect the served paths. */
export function noteServerPaths(document: JsonObject, note: Note): void {
  noteIn(document, "#", note);
  for (const [path, item] of entriesOf(document["paths"])) noteIn(objectOf(item), join("#/paths", path), note);
  for (const { node, pointer } of operationsIn(document)) noteIn(node, pointer, note);
}

function noteIn(node: JsonObject, place: string, note: Note): void {
  for (const [index, server] of listOf(node["servers"]).entries()) {
    const path = pathOf(server);
    if (path !== "")
      note(
        join(join(join(place, "servers"), index), "url"),
        `The path ${path} of a server is not put before those of operations: let what stands before the service take it off, or write it into each path.`,
      );
  }
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
