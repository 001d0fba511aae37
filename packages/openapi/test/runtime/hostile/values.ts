import type { Resolve } from "../../../src/document/model/text-types.ts";
import { isObject, type Json, type JsonObject, listOf, objectOf } from "../../../src/document/tree/json.ts";

/** A JSON text with an excess of something at one location of a schema. */
export type Hostile = Readonly<{ what: string; text: (bytes: number) => string }>;

type Wrap = (inside: string) => string;
type Place = Readonly<{ path: string; schema: JsonObject; wrap: Wrap }>;

const elements = ["0", "{}", "[]", '""', "null", '"a"', '{"a":{"b":[0]}}', "[[[]]]", '{"__proto__":0}', "1e999"];

const repeated = (element: string, bytes: number): string =>
  Array(Math.max(1, Math.floor(bytes / (element.length + 1))))
    .fill(element)
    .join(",");

const keys = (value: string, bytes: number, same: boolean): string => {
  const entries: string[] = [];
  for (let [length, key] = [0, 0]; length < bytes; key += 1) {
    const entry = `"${same ? "k" : `k${key}`}":${value}`;
    entries.push(entry);
    length += entry.length + 1;
  }
  return entries.join(",");
};

const fillings: readonly Hostile[] = [
  ...elements.map((element) => ({ what: `[${element},…]`, text: (n: number) => `[${repeated(element, n)}]` })),
  { what: "[0,1,…]", text: (n) => `[${Array.from({ length: n / 7 }, (_, index) => index).join(",")}]` },
  {
    what: '[{"a":0},…]',
    text: (n) => `[${Array.from({ length: n / 15 }, (_, a) => JSON.stringify({ a })).join(",")}]`,
  },
  ...["0", "{}", "[]"].map((value) => ({ what: `{k0:${value},…}`, text: (n: number) => `{${keys(value, n, false)}}` })),
  { what: "{k:0,k:0,…}", text: (n) => `{${keys("0", n, true)}}` },
  { what: "one long key", text: (n) => `{"${"~/".repeat(n / 2)}":0}` },
  ...["a", " ", "é", "0", "\\u0000", "\\\\", "-", "."].map((unit) => ({
    what: `"${unit}…"`,
    text: (n: number) => `"${unit.repeat(n / unit.length)}"`,
  })),
  { what: "a long number", text: (n) => "9".repeat(n) },
  { what: "a long fraction", text: (n) => `0.${"9".repeat(n)}` },
  { what: "lists in lists", text: (n) => "[".repeat(n / 2) + "]".repeat(n / 2) },
  { what: "objects in objects", text: (n) => `${'{"a":'.repeat(n / 6)}0${"}".repeat(n / 6)}` },
];

/** Every reachable location of a schema, once, including those inside alternatives. */
export function placesOf(root: Json, resolve: Resolve): readonly Place[] {
  const found: Place[] = [];
  const visit = (schema: Json, path: string, wrap: Wrap, above: readonly Json[]): void => {
    const node = resolve(schema);
    if (!isObject(node) || above.includes(node)) return;
    const inside = [...above, node];
    if (!found.some((place) => place.path === path)) found.push({ path, schema: node, wrap });
    for (const [name, part] of Object.entries(objectOf(node["properties"])))
      visit(part ?? {}, `${path}.${name}`, (text) => wrap(`{${JSON.stringify(name)}:${text}}`), inside);
    if (isObject(node["additionalProperties"]))
      visit(node["additionalProperties"], `${path}.*`, (text) => wrap(`{"x":${text}}`), inside);
    if (isObject(node["items"])) visit(node["items"], `${path}[]`, (text) => wrap(`[${text}]`), inside);
    for (const keyword of ["allOf", "anyOf", "oneOf"])
      for (const part of listOf(node[keyword])) visit(part, path, wrap, inside);
  };
  visit(root, "$", (text) => text, []);
  return found;
}

/** An excess of everything at every location of a schema. */
export const hostileTexts = (schema: Json, resolve: Resolve): readonly Hostile[] =>
  placesOf(schema, resolve).flatMap(({ path, wrap }) =>
    fillings.map(({ what, text }) => ({ what: `${path} ${what}`, text: (bytes: number) => wrap(text(bytes)) })),
  );
