import { createHash } from "node:crypto";
import { byCodePoint } from "../document/tree/json.ts";

/** The name of a constant; it depends on its value only, not on other constants. */
export function constantName(stem: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `${stem.replaceAll(/[^A-Za-z0-9]+/g, "_")}_${hash}`;
}

/** Declarations sorted by name, one per line, so that a new one does not move others. */
export const declarations = (keyword: "const" | "type", constants: ReadonlyMap<string, string>): string =>
  [...constants]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([name, text]) => `${keyword} ${name} = ${text};\n`)
    .join("");
