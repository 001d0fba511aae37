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

/** A value as TypeScript source on one line. */
export function inline(value: Literal): string {
  if (value === undefined) return "undefined";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(inline).join(", ")}]`;
  const entries = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${inline(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** A value that is known when types are checked, or a function that returns the type of one that is not. */
export type TypeLiteral =
  | Exclude<Literal, object>
  | (() => string)
  | readonly TypeLiteral[]
  | { readonly [key: string]: TypeLiteral };

/** The type of a value, as TypeScript source: what `as const` would give it. */
export function typeLiteral(value: TypeLiteral, indent = ""): string {
  if (typeof value === "function") return value();
  if (value === undefined || value === null || typeof value !== "object") return inline(value);
  const inner = `${indent}  `;
  const parts = isTypeList(value)
    ? value.map((part) => typeLiteral(part, inner))
    : Object.entries(value).map(([key, part]) => `readonly ${keyOf(key)}: ${typeLiteral(part, inner)}`);
  const [open, close, separator] = isTypeList(value) ? ["readonly [", "]", ","] : ["{", "}", ";"];
  const flat = isTypeList(value) ? parts.join(", ") : ` ${parts.join("; ")} `;
  if (parts.length === 0) return `${open}${close}`;
  if (flat.length + indent.length <= width && !flat.includes("\n")) return `${open}${flat}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part}${separator}\n`).join("")}${indent}${close}`;
}

const isTypeList = (value: object): value is readonly TypeLiteral[] => Array.isArray(value);

/** A generated file; its path is relative to the folder of all that is generated from the document. */
export type SourceFile = Readonly<{ path: string; text: string }>;

/** Text for a line comment: file names may contain line breaks. */
const inLine = (text: string): string =>
  text.replaceAll(
    /[\n\r\u2028\u2029]/g,
    (end) => ({ "\n": "\\n", "\r": "\\r" })[end] ?? `\\u${end.charCodeAt(0).toString(16)}`,
  );

/** The first line of every generated file. */
export const header = (source: string, command: string): string =>
  `// Generated from ${inLine(source)} by \`${inLine(command)}\`. Edit the specification, not this file.\n`;
