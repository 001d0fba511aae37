import { createHash } from "node:crypto";
import { byCodePoint } from "../document/tree/json.ts";

/** The name of a constant: it depends on what the constant is, never on what else there is. */
export function constantName(stem: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `${stem.replaceAll(/[^A-Za-z0-9]+/g, "_")}_${hash}`;
}

/** Declarations by name, one a line, in an order that new ones do not change. */
export const declarations = (keyword: "const" | "type", constants: ReadonlyMap<string, string>): string =>
  [...constants]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([name, text]) => `${keyword} ${name} = ${text};\n`)
    .join("");
