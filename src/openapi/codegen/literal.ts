const width = 120;

/** A key in an object literal: quoted only if necessary. */
export const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** `undefined` values are printed, so that every row of a table has the same keys. */
export type Literal =
  | null
  | undefined
  | boolean
  | number
  | string
  | readonly Literal[]
  | { readonly [key: string]: Literal };

/** A value as TypeScript source: on one line if it fits, else one entry per line. Keys keep their order. */
export function literal(value: Literal, indent = ""): string {
  const flat = inline(value);
  if (flat.length + indent.length <= width || typeof value !== "object" || value === null) return flat;
  const inner = `${indent}  `;
  if (isArray(value))
    return value.length === 0
      ? "[]"
      : `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join("")}${indent}]`;
  const lines = Object.entries(value).map(([key, item]) => `${inner}${keyOf(key)}: ${literal(item, inner)},\n`);
  return `{\n${lines.join("")}${indent}}`;
}

const isArray = (value: object): value is readonly Literal[] => Array.isArray(value);

function inline(value: Literal): string {
  if (value === undefined) return "undefined";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(inline).join(", ")}]`;
  const entries = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${inline(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** A generated file; its path is relative to the folder of all that is generated from the document. */
export type SourceFile = Readonly<{ path: string; text: string }>;

/** The first line of every generated file. */
export const header = (source: string, command: string): string =>
  `// Generated from ${source} by \`${command}\`. Edit the specification, not this file.\n`;
