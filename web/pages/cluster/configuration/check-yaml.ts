import { type Document, isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { type Fault, type Schema, schemaFaults } from "./schema-faults.ts";

/** What is wrong at a place of a text. `fault` is one of the schema; else `message` is what the parser says. */
export type Finding = Readonly<{ from: number; to: number; line: number } & ({ fault: Fault } | { message: string })>;

/** Larger sections are left to the service. */
const maxCharacters = 200_000;

type Range = readonly [from: number, to: number];

/** Where the value of a path stands, or its key; as much of it as there is. */
function rangeOf(document: Document.Parsed, { path, ofKey }: Fault): Range {
  if (ofKey) {
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(path.at(-1)))
      : undefined;
    const range = isScalar(pair?.key) ? pair.key.range : undefined;
    if (range) return [range[0], range[1]];
  }
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range =
      typeof node === "object" && node !== null && "range" in node ? (node.range as Range | null) : undefined;
    if (range) return [range[0], range[1]];
  }
  return [0, 0];
}

/** The place stands beside it. */
const firstLine = (text: string): string => (text.split("\n", 1)[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");

/**
 * What is wrong with a section.
 * @param schema undefined: any YAML will do
 */
export function checkYaml(text: string, schema: Schema | undefined): readonly Finding[] {
  if (text.length > maxCharacters) return [];
  const lines = new LineCounter();
  const document = parseDocument(text, { uniqueKeys: true, lineCounter: lines });
  const place = ([from, to]: Range) => ({ from, to, line: lines.linePos(from).line });
  if (document.errors.length > 0)
    return document.errors.slice(0, 20).map(({ pos, message }) => ({ ...place(pos), message: firstLine(message) }));
  if (schema === undefined) return [];
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return schemaFaults(schema, value ?? {}).map((fault) => ({ ...place(rangeOf(document, fault)), fault }));
  } catch (error) {
    return [{ ...place([0, 0]), message: firstLine(error instanceof Error ? error.message : String(error)) }];
  }
}
