import type { Parameter, TextShape } from "../../operation/operation.ts";
import { type Reading, readValue, repeated } from "./text-readers.ts";

/** What was sent under one name: plain texts, and parts in brackets. */
type Sent = { readonly texts: string[]; readonly parts: Map<string, Sent> };

const maxDepth = 8;
const empty = (): Sent => ({ texts: [], parts: new Map() });

/** `[a][b]` gives `a`, `b`; undefined if the text is something else. */
function stepsOf(brackets: string): string[] | undefined {
  if (brackets === "") return [];
  if (!brackets.startsWith("[") || !brackets.endsWith("]")) return undefined;
  const steps = brackets.slice(1, -1).split("][");
  return steps.some((step) => /[[\]]/.test(step)) ? undefined : steps;
}

/**
 * The reader of a nested parameter of the style deepObject: `filter[size][min]=3`. OpenAPI describes one level only;
 * clients also send more levels, and lists as `tags[]=a`, `tags[0]=a` or repeated names.
 */
export function nestedReader(parameter: Parameter, shape: TextShape): (query: URLSearchParams) => Reading {
  const { name, allowEmpty } = parameter;
  return (query) => {
    const root = empty();
    for (const [key, text] of query) {
      if (!key.startsWith(name) || (text === "" && !allowEmpty)) continue;
      const steps = stepsOf(key.slice(name.length));
      if (steps === undefined) continue;
      if (steps.length > maxDepth) return { fault: `${name} has more than ${maxDepth} brackets.` };
      let sent = root;
      for (const step of steps) {
        const part = sent.parts.get(step) ?? empty();
        sent.parts.set(step, part);
        sent = part;
      }
      sent.texts.push(text);
    }
    return root.texts.length + root.parts.size === 0 ? undefined : read(root, shape, name);
  };
}

function read({ texts, parts }: Sent, shape: TextShape, name: string): Reading {
  if (parts.size > 0 && texts.length > 0) return { fault: `${name} is given as a text and in parts.` };
  if (parts.size > 0) return isIndexed(parts, shape) ? readItems(parts, shape, name) : readFields(parts, shape, name);
  const [text = ""] = texts;
  if (shape.list !== undefined && (texts.length > 1 || shape.types.length === 0))
    return readItems(new Map([["", { texts, parts: new Map() }]]), shape, name);
  return texts.length > 1 ? repeated(name) : readValue(text, shape.types, name);
}

const isIndexed = (parts: Sent["parts"], shape: TextShape): boolean =>
  shape.list !== undefined && [...parts.keys()].every((key) => /^\d{0,9}$/.test(key));

function readItems(parts: Sent["parts"], shape: TextShape, name: string): Reading {
  const values: unknown[] = [];
  for (const [key, part] of [...parts].sort(([a], [b]) => Number(a) - Number(b))) {
    // `tags[]=a&tags[]=b` is one part with several texts.
    const items = key === "" ? part.texts.map((text): Sent => ({ texts: [text], parts: new Map() })) : [part];
    for (const item of items.length === 0 ? [part] : items) {
      const reading = read(item, shape.list ?? { types: [] }, name);
      if (reading === undefined || "fault" in reading) return reading;
      values.push(reading.value);
    }
  }
  return { value: values };
}

/** Names from `Object.prototype` are ordinary keys and cannot pollute a prototype. */
function readFields(parts: Sent["parts"], { fields = {}, rest }: TextShape, name: string): Reading {
  const value: Record<string, unknown> = Object.create(null);
  for (const [key, part] of parts) {
    const shape = (Object.hasOwn(fields, key) ? fields[key] : undefined) ?? rest ?? { types: ["string"] };
    const reading = read(part, shape, `${name}[${key}]`);
    if (reading === undefined || "fault" in reading) return reading;
    value[key] = reading.value;
  }
  return { value };
}
