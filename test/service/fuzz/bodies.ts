import type { Operation } from "@segmark/openapi/internal/operation/operation";
import fc from "fast-check";
import { anyJson, meaningOf, textFor } from "./values.ts";

const mostly = (arbitrary: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 40, arbitrary }, { weight: 1, arbitrary: anyJson });
const quoted = (name: string): fc.Arbitrary<string> => mostly(textFor(name).map((text) => JSON.stringify(text)));
/** A field that is omitted once in the given number of times. */
type Field = readonly [name: string, value: fc.Arbitrary<string>, leftOut: number];

const objectOf = (...fields: readonly Field[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...fields.map(([name, value, freq]) =>
        fc.option(
          value.map((text) => `"${name}":${text}`),
          { freq },
        ),
      ),
    )
    .map((pairs) => `{${pairs.filter((pair) => pair !== null).join()}}`);
const listOf = (item: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  mostly(fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => `[${items.join()}]`));

const times = fc
  .tuple(fc.integer({ min: 2, max: 90_000 }), fc.integer({ min: 1, max: 400 }))
  .map(([start, length]) => `[${start},${start + length}]`);

const segment = objectOf(
  ["segment", mostly(times), 20],
  ["category", mostly(fc.constantFrom('"sponsor"', '"intro"', '"outro"')), 20],
  ["actionType", mostly(fc.constantFrom('"skip"', '"nothing"', "null")), 2],
  ["description", mostly(fc.constant('""')), 2],
  ["__proto__", anyJson, 2],
);

const submission = objectOf(
  ["videoID", quoted("videoID"), 20],
  ["userID", quoted("userID"), 20],
  ["service", quoted("service"), 2],
  ["userAgent", quoted("userAgent"), 2],
  ["videoDuration", quoted("videoDuration"), 2],
  ["segments", listOf(mostly(segment)), 20],
  ["__proto__", anyJson, 2],
  ["videoID", quoted("videoID"), 2],
);

/** Text that is JSON itself, a number or a list, mostly stands as what it is. */
function asJson(text: string, quoteIt: boolean): string {
  try {
    JSON.parse(text);
    return quoteIt ? JSON.stringify(text) : text;
  } catch {
    return JSON.stringify(text);
  }
}
const sometimes = fc.oneof({ weight: 20, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const valueFor = (name: string): fc.Arbitrary<string> =>
  mostly(fc.tuple(textFor(name), sometimes).map(([text, quoteIt]) => asJson(text, quoteIt)));

/** JSON for an operation: mostly a plausible body, with something odd in one place or another. */
export function bodyFor(operation: Operation): fc.Arbitrary<string> {
  const names = new Set(
    operation.body?.contents.flatMap(({ fields }) => fields).map(({ path }) => path.split(/[.[]/)[0] ?? ""),
  );
  // Without a schema: anything that fits elsewhere.
  if (names.size === 0 || names.has("segments")) return submission;
  const fields = [...names].filter((name) => name !== "");
  return objectOf(...fields.map((name): Field => [name, valueFor(meaningOf(operation, name)), 20]), [
    "__proto__",
    anyJson,
    2,
  ]);
}
