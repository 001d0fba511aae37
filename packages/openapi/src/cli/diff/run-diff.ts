import { filesBeside } from "../../document/read/files.ts";
import { load } from "../../document/read/load.ts";
import { withOwnReferences } from "../../document/read/references.ts";
import { withoutSwagger } from "../../document/read/swagger.ts";
import type { JsonObject } from "../../document/tree/json.ts";
import { collector, refusalsOf, Unsupported } from "../../document/tree/refusals.ts";
import { documentText } from "../document-file.ts";
import { Failure } from "../failure.ts";
import { changesBetween } from "./changes.ts";
import { changeText } from "./text.ts";

/**
 * Prints the changes from one document to another, breaking ones first.
 * @throws Failure when one of them is breaking; `Unreadable`, and `Unsupported` for dangling references
 */
export async function runDiff(before: string, after: string, { json }: Readonly<{ json?: true }>): Promise<void> {
  const changes = changesBetween(read(before), read(after));
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const other = changes.filter(({ isBreaking }) => !isBreaking);
  process.stdout.write(json ? `${JSON.stringify({ breaking, other }, null, 2)}\n` : changeText({ breaking, other }));
  if (breaking.length > 0)
    throw new Failure(`${breaking.length} breaking ${breaking.length === 1 ? "change" : "changes"}.`);
}

function read(file: string): JsonObject {
  const document = withoutSwagger(load(documentText(file), file), () => undefined);
  if (!/^3\./.test(String(document["openapi"])))
    throw new Failure(`${file} #/openapi\n  Only documents of OpenAPI 3 and Swagger 2.0 can be compared.`);
  return whole(document, file);
}

/** With the parts of other files that the document refers to. */
function whole(document: JsonObject, file: string): JsonObject {
  const { attempt, refusals } = collector();
  const own = withOwnReferences(document, {
    file,
    read: filesBeside(file),
    places: new Map(),
    refuse: refusalsOf(file),
    attempt,
    note: () => undefined,
  });
  if (refusals.length > 0) throw new Unsupported(refusals);
  return own;
}
