import { createHash } from "node:crypto";
import { byCodePoint } from "../document/tree/json.ts";
import { header } from "./literal.ts";

/** The text of a document, and of each file it refers to, by path relative to the document. */
export type Sources = Readonly<{ text: string; parts: ReadonlyMap<string, string> }>;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * The checksums that a start compares with the specification it finds, so that no service runs on stale generated code.
 */
export function outputFingerprint({ text, parts }: Sources, file: string, command: string): string {
  const rows = [...parts]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([path, part]) => `    ${JSON.stringify(path)}: ${JSON.stringify(sha256(part))},\n`);
  return `${header(file, command)}export const specification = {
  file: ${JSON.stringify(file)},
  sha256: ${JSON.stringify(sha256(text))},
  parts: ${rows.length === 0 ? "{}" : `{\n${rows.join("")}  }`},
  command: ${JSON.stringify(command)},
};\n`;
}
