import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Entry, entriesOf } from "../../../web/pages/reference/entries.ts";
import type { Content, DocumentName } from "../../../web/pages/reference/source.ts";
import { rootFolder } from "../../support/documents.ts";

/** A document of this project, as the pages read it. */
export const entriesOfFile = (name: DocumentName): readonly Entry[] =>
  entriesOf({ name, content: parse(readFileSync(join(rootFolder, `spec/${name}.yaml`), "utf8")) as Content });
