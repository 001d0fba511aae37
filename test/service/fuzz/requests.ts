import type { Operation } from "@segmark/openapi/internal/operation/operation";
import fc from "fast-check";
import type { Sent } from "../../support/world.ts";
import { bodyFor } from "./bodies.ts";
import { anyJson, anyText, meaningOf, textFor } from "./values.ts";

export type Asked = Readonly<{ method: string; path: string; sent: Sent }>;

/** Percent signs and separators as no client library would write them. */
const raw = fc
  .array(fc.constantFrom("&", "=", "%", "%zz", "%00", "%c0%af", "%ff", "+", "[", "]", ";", "?", "videoID", "UUID", "x"))
  .map((parts) => parts.join(""));
const rawSegment = fc.constantFrom("%zz", "%", "%00", "%c0%af", "%ff", "a%2fb", ";a=b", "%2e%2e%2f");

function pathOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  const segmentFor = (name: string) =>
    fc.oneof(
      { weight: 4, arbitrary: textFor(name).map((text) => encodeURIComponent(text.toWellFormed())) },
      { weight: 1, arbitrary: rawSegment },
    );
  return fc
    .record(Object.fromEntries(names.map((name) => [name, segmentFor(name)])))
    .map((segments) => names.reduce((made, name) => made.replace(`{${name}}`, () => segments[name] ?? ""), path));
}

function queryOf(operation: Operation): fc.Arbitrary<NonNullable<Sent["query"]>> {
  const known = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, required }) => {
      const text = textFor(meaningOf(operation, name));
      const values = fc.oneof(
        { weight: 30, arbitrary: text },
        { weight: 1, arbitrary: fc.array(text, { maxLength: 4 }) },
      );
      return fc.option(
        values.map((value) => [name, value] as const),
        { freq: required || name === operation.caller?.name ? 20 : 2 },
      );
    });
  const unknown = fc.array(fc.tuple(anyText, anyText), { maxLength: 2 });
  return fc
    .tuple(unknown, ...known)
    .map(([others, ...ours]) => Object.fromEntries([...others, ...ours.filter((pair) => pair !== null)]));
}

const headerCharacter = fc
  .integer({ min: 0x20, max: 0xff })
  .filter((code) => code !== 0x7f)
  .map((code) => String.fromCharCode(code));
const oneOf = (...values: string[]): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom(...values), fc.string({ unit: headerCharacter }));

const headers = fc.record(
  {
    accept: oneOf("application/json", "*/*", "application/problem+json;q=0", ",,,"),
    "accept-encoding": oneOf("gzip", "br", "identity;q=0", "*;q=0"),
    "user-agent": oneOf("python-requests/2.0", "Mozilla/5.0"),
    "x-forwarded-for": oneOf("198.51.100.7", "::1", "198.51.100.7, nobody", "999.1.1.1"),
    "if-none-match": oneOf("*", '"x"', 'W/"x", "y"'),
    "if-modified-since": oneOf("Thu, 01 Jan 1970 00:00:00 GMT"),
    range: oneOf("bytes=0-1", "bytes=-1", "bytes=9999999-", "bytes=0-0,2-3"),
    cookie: oneOf("a=b", "=;;=", "__proto__=1"),
    origin: oneOf("null", "https://example.org"),
  },
  { requiredKeys: [] },
);

const deep = fc.constantFrom("[".repeat(50_000), '{"segments":'.repeat(5000), `${"[".repeat(4000)}${"]".repeat(4000)}`);
const bodyOf = (operation: Operation): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    { weight: 25, arbitrary: bodyFor(operation) },
    { weight: 3, arbitrary: anyJson },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  );
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant("application/json") },
  { weight: 1, arbitrary: oneOf("text/plain", "application/json; charset=utf-16", "multipart/form-data", ",") },
);
const contentEncoding = fc.constantFrom("identity", "identity", "identity", "identity", "gzip", "nothing");
/** Everything that changes how the bytes of a body are interpreted. */
const payloadOf = (operation: Operation) =>
  fc.record({
    body: bodyOf(operation),
    headers: fc.record(
      { "content-type": contentType, "content-encoding": contentEncoding },
      { requiredKeys: ["content-type"] },
    ),
  });

/** Requests for an operation: valid values, mixed with everything that can replace them. */
export function requestsFor(operation: Operation): fc.Arbitrary<Asked> {
  // The query takes precedence over the body, so a body is mostly sent alone.
  const queryWeight = operation.body === undefined ? 12 : 4;
  const search = fc.oneof(
    { weight: queryWeight, arbitrary: queryOf(operation).map((query) => ({ query, raw: "" })) },
    { weight: 6, arbitrary: fc.constant({ query: {}, raw: "" }) },
    { weight: 1, arbitrary: raw.map((text) => ({ query: {}, raw: `?${text}` })) },
  );
  const payloads =
    operation.method === "get" ? fc.constant(undefined) : fc.option(payloadOf(operation), { nil: undefined, freq: 9 });
  const method =
    operation.method === "get"
      ? fc.constantFrom("GET", "GET", "GET", "HEAD")
      : fc.constant(operation.method.toUpperCase());
  return fc.record({ method, path: pathOf(operation), search, common: headers, given: payloads }).map((made) => ({
    method: made.method,
    path: made.path + made.search.raw,
    sent: {
      query: made.search.query,
      headers: { ...made.common, ...made.given?.headers },
      ...(made.given !== undefined && { body: made.given.body }),
    },
  }));
}
