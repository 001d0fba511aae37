import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Parameter } from "../../src/operation/operation.ts";
import { Problem } from "../../src/operation/problem.ts";
import { createDecoder, type DecodedRequest, type RawRequest } from "../../src/runtime/decode/decode.ts";
import { headerReader } from "../../src/runtime/decode/header-and-cookie.ts";
import { jsonFault } from "../../src/runtime/decode/json-fault.ts";
import { textValue } from "../../src/runtime/decode/text-value.ts";
import { fixture, type Generated, generated } from "../codegen/support.ts";

let styles: Generated;
let shop: Generated;

beforeAll(async () => {
  [styles, shop] = await Promise.all([generated(fixture("styles.yaml")), generated(fixture("shop.yaml"))]);
});
afterAll(async () => {
  await Promise.all([styles[Symbol.asyncDispose](), shop[Symbol.asyncDispose]()]);
});

type Request = {
  path?: Record<string, string>;
  query?: string;
  headers?: RawRequest["headers"];
  body?: string | Uint8Array;
};

function decode(
  of: Generated,
  operationId: string,
  { path = {}, query = "", headers = {}, body }: Request,
): DecodedRequest {
  const [operation, validators] = [of.operations[operationId], of.requests[operationId]];
  if (operation === undefined || validators === undefined) throw new Error(`no operation ${operationId}`);
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return createDecoder(operation, validators)({ path, query: new URLSearchParams(query), headers, body: bytes });
}

/** The text for the client, with the code; or the decoded values if the input is valid. */
function refusal(of: Generated, operationId: string, request: Request): string {
  try {
    return `decoded ${JSON.stringify(decode(of, operationId, request))}`;
  } catch (error) {
    if (error instanceof Problem) return `${error.code}: ${error.message}`;
    throw error;
  }
}

const json = { "content-type": "application/json" };

describe("query parameters", () => {
  it.each([
    ["text=abc", { text: "abc" }],
    ["text=a+b", { text: "a b" }],
    ["text=12", { text: "12" }],
    ["text=", {}],
    ["empty=", { empty: "" }],
    ["unknown=1&text=a&category[]=x", { text: "a" }],
    ["count=0", { count: 0 }],
    ["count=1.0", { count: 1 }],
    ["ratio=-1.5e-3", { ratio: -0.0015 }],
    ["flag=true", { flag: true }],
    ["flag=false", { flag: false }],
    ["maybe=null", { maybe: null }],
    ["maybe=7", { maybe: 7 }],
    ["mixed=1.5", { mixed: 1.5 }],
    ["mixed=1,5", { mixed: "1,5" }],
    ["mixed=0x10", { mixed: "0x10" }],
    ["mixed=1e400", { mixed: "1e400" }],
    ["mixed=007", { mixed: "007" }],
    ["count=9007199254740991", { count: 9007199254740991 }],
    ["count=9007199254740992", { count: 9007199254740992 }],
    ["count=1e3", { count: 1000 }],
    ["count=100000000000000000000.00", { count: 1e20 }],
    ["ratio=0.12345678901234567890", { ratio: 0.12345678901234568 }],
    ["list=1&list=2", { list: [1, 2] }],
    ["list=1", { list: [1] }],
    ["list=&list=2", { list: [2] }],
    ["list=", {}],
    ["commas=1,2", { commas: [1, 2] }],
    ["blanks=a%20b+c", { blanks: ["a", "b", "c"] }],
    ["pipes=1|2.5", { pipes: [1, 2.5] }],
    ["some=a", { some: "a" }],
    ["some=a&some=b", { some: ["a", "b"] }],
    ["deep[size]=3&deep[name]=4", { deep: { size: 3, name: "4", unit: "cm" } }],
    ["deep[x]=5&deep[a][b]=1&deep[]=2&deep=3", { deep: { x: "5", unit: "cm" } }],
    ["r=1&g=2", { spread: { r: 1, g: 2 } }],
    ["pairs=r,1,g,2", { pairs: { r: 1, g: 2 } }],
    ['json=["a",1]', { json: ["a", 1] }],
    ["json=", {}],
    ["uuid=7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34", { uuid: "7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34" }],
    ["odd=anything", { odd: "anything" }],
    ["narrowed=5", { narrowed: 5 }],
  ])("%s", (query, expected) => {
    expect(decode(styles, "byQuery", { query }).query).toEqual(expected);
  });

  it.each([
    ["text=abcdef", "No valid text. text must be text of at most 5 characters."],
    ["text=a&text=b", "No valid text. text is given more than once."],
    ["count=-1", "No valid count. count must be a whole number of at least 0."],
    ["count=1.5", "No valid count. count must be a whole number of at least 0."],
    ["count=9007199254740993", "No valid count. count has more digits than can be read exactly."],
    ["count=1.00000000000000000001", "No valid count. count has more digits than can be read exactly."],
    ["count=123456789012345678901234567890", "No valid count. count has more digits than can be read exactly."],
    ["count=1e-400", "No valid count. count has more digits than can be read exactly."],
    ["maybe=-9007199254740993", "No valid maybe. maybe has more digits than can be read exactly."],
    ["list=1&list=9007199254740993", "No valid list. One of its values has more digits than can be read exactly."],
    ["commas=1,9007199254740993", "No valid commas. One of its values has more digits than can be read exactly."],
    ["deep[size]=9007199254740993", "No valid deep. One of its fields has more digits than can be read exactly."],
    ["r=9007199254740993", "No valid spread. One of its fields has more digits than can be read exactly."],
    ["pairs=r,9007199254740993", "No valid pairs. One of its fields has more digits than can be read exactly."],
    ["count=+1", "No valid count. count must be a whole number of at least 0."],
    ["count=0x10", "No valid count. count must be a whole number of at least 0."],
    ["ratio=+", "No valid ratio. ratio must be a number."],
    ["ratio=%201", "No valid ratio. ratio must be a number."],
    ["ratio=1e400", "No valid ratio. ratio must be a number."],
    ["ratio=NaN", "No valid ratio. ratio must be a number."],
    ["ratio=Infinity", "No valid ratio. ratio must be a number."],
    ["flag=1", "No valid flag. flag must be true or false."],
    ["maybe=x", "No valid maybe. maybe must be a whole number or null."],
    ["list=1&list=x&list=y", "No valid list. list must be a list, each a whole number."],
    ["deep[size]=x", "No valid deep[size]. deep[size] must be a whole number."],
    ["deep[size]=1&deep[size]=2", "No valid deep. One of its fields is given more than once."],
    ["pairs=r,1,g", "No valid pairs. pairs must be an object."],
    ["json={}", 'No valid json. json must be a JSON array, such as ["a"].'],
    ["json=[1", 'No valid json. json must be a JSON array, such as ["a"].'],
    ["narrowed=2", "No valid narrowed. narrowed must be a whole number from 3 to 9."],
    ["narrowed=10", "No valid narrowed. narrowed must be a whole number from 3 to 9."],
    ["uuid=x", "No valid uuid. uuid must be a UUID."],
    ["since=yesterday", "No valid since. since must be a date and time such as 2026-01-31T12:00:00Z."],
    [
      "ratio=x&text=abcdef&flag=2",
      "No valid text. text must be text of at most 5 characters. No valid ratio. ratio must be a number. No valid flag. flag must be true or false.",
    ],
  ])("%s is refused", (query, text) => {
    expect(refusal(styles, "byQuery", { query })).toBe(`bad_request: ${text}`);
  });

  it("treats prototype names as ordinary keys", () => {
    const { query } = decode(styles, "byQuery", { query: "deep[__proto__]=x&deep[constructor]=y" });
    expect(Object.hasOwn(Object(query["deep"]), "__proto__")).toBe(true);
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});

describe("path parameters", () => {
  it.each([
    [
      "bySimplePath",
      { one: "5", list: "1,2", object: "r,3", exploded: "r=4" },
      { one: 5, list: [1, 2], object: { r: 3 }, exploded: { r: 4 } },
    ],
    ["byLabelPath", { one: ".a.b", list: ".1,2", exploded: ".1.2" }, { one: "a.b", list: [1, 2], exploded: [1, 2] }],
    [
      "byMatrixPath",
      { one: ";one=5", list: ";list=1,2", exploded: ";exploded=1;exploded=2", object: ";r=3" },
      { one: 5, list: [1, 2], exploded: [1, 2], object: { r: 3 } },
    ],
  ])("%s %j", (operationId, path, expected) => {
    expect(decode(styles, operationId, { path }).path).toEqual(expected);
  });

  it.each([
    [
      "bySimplePath",
      { one: "x", list: "1", object: "r,3", exploded: "r=4" },
      "No valid one. one must be a whole number.",
    ],
    [
      "bySimplePath",
      { one: "1", list: "1", object: "r", exploded: "r" },
      "No valid object. object must be an object. No valid exploded. exploded must be an object.",
    ],
    ["bySimplePath", { list: "1", object: "r,3", exploded: "r=4" }, "No one provided. one must be a whole number."],
    ["byLabelPath", { one: "a", list: ".1", exploded: ".1" }, "No valid one. one must be text."],
    [
      "byMatrixPath",
      { one: "5", list: ";list=1", exploded: ";exploded=1", object: ";r=3" },
      "No valid one. one must be a whole number.",
    ],
  ])("%s %j is refused", (operationId, path, text) => {
    expect(refusal(styles, operationId, { path: path as Record<string, string> })).toBe(`bad_request: ${text}`);
  });
});

describe("header and cookie parameters", () => {
  it("that every object has by that name are not there unless they are sent", () => {
    const read = headerReader({ name: "constructor", in: "header", types: ["string"] } as unknown as Parameter);
    expect([read({}), read({ constructor: "sent" } as never)]).toEqual([undefined, { value: "sent" }]);
  });

  it.each([
    [{ "x-ids": "1, 2 ,3" }, { "X-Ids": [1, 2, 3] }, {}],
    [{ "x-ids": ["1", "2"] }, { "X-Ids": [1, 2] }, {}],
    [{ "x-pair": "a=1" }, { "X-Pair": { a: 1 } }, {}],
    [{ "x-json": '{"a":[1, 2]}' }, { "X-Json": { a: [1, 2] } }, {}],
    [{ "x-ids": "" }, {}, {}],
    [{ cookie: "a=b; sid=x%20y; broken; seen=1,2" }, {}, { sid: "x y", seen: [1, 2] }],
    [{ cookie: "sid=%zz" }, {}, { sid: "%zz" }],
  ])("%j", (headers, header, cookie) => {
    expect(decode(styles, "byHeader", { headers })).toMatchObject({ header, cookie });
  });

  it.each([
    [{ "x-ids": "1,x" }, "No valid X-Ids. X-Ids must be a list, each a whole number."],
    [{ cookie: "sid=a; sid=b" }, "No valid sid. sid is given more than once."],
  ])("%j is refused", (headers, text) => {
    expect(refusal(styles, "byHeader", { headers })).toBe(`bad_request: ${text}`);
  });
});

describe("bodies", () => {
  it.each([
    ["application/json", '{"count":1}', { count: 1, size: "big" }],
    ["Application/JSON ; charset=UTF-8", '{"count":1,"size":"s"}', { count: 1, size: "s" }],
    ["application/merge-patch+json", '{"count":1}', { count: 1, size: "big" }],
    ["application/json", '\ufeff{"count":1}', { count: 1, size: "big" }],
    ["application/json", "", { size: "big" }],
    ["text/plain", '{"count":1}', { size: "big" }],
    ["application/xml", "<a/>", { size: "big" }],
    [undefined, '{"count":1}', { size: "big" }],
    [
      "application/json",
      '{"count":1,"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}',
      { count: 1, size: "big" },
    ],
    ["application/json", '{"count":1,"\\u005f_proto__":{"x":1}}', { count: 1, size: "big" }],
  ])("%s %s", (type, body, expected) => {
    const decoded = decode(styles, "byBody", { headers: { "content-type": type }, body }).body;
    expect(decoded).toEqual(expected);
    expect(Object.hasOwn(Object(decoded), "__proto__")).toBe(false);
  });

  it.each([
    ["{", 'malformed_json: The body is not valid JSON. It ends where a key in double quotes or "}" is expected.'],
    ['{"count":\n  nope}', "malformed_json: The body is not valid JSON. Line 2, column 3: a value is expected."],
    [
      '{"count":1,}',
      "malformed_json: The body is not valid JSON. Line 1, column 12: a key in double quotes is expected.",
    ],
    ["{} {}", "malformed_json: The body is not valid JSON. Line 1, column 4: the end is expected."],
    ["7", "malformed_json: The body is not a JSON object: it starts with another kind of value."],
    ["null", "malformed_json: The body is not a JSON object: it starts with another kind of value."],
    ["[]", "bad_request: No valid body. body must be an object."],
    ["{}", "bad_request: No count provided. count must be a whole number of at least 0."],
    ['{"count":"1"}', "bad_request: No valid count. count must be a whole number of at least 0."],
    [
      '{"count":-1,"size":2}',
      "bad_request: No valid count. count must be a whole number of at least 0. No valid size. size must be text.",
    ],
    [
      '{"count":1,"parts":[{"at":[1]},{"at":[1,"secret"]}]}',
      "bad_request: No valid parts[1].at[1]. parts[1].at[1] must be a number.",
    ],
  ])("%s is refused", (body, text) => {
    expect(refusal(styles, "byBody", { headers: json, body })).toBe(text);
  });

  it("refuses bytes that are not UTF-8", () => {
    expect(refusal(styles, "byBody", { headers: json, body: Uint8Array.of(0x7b, 0xff, 0x7d) })).toBe(
      "malformed_json: The body is not valid JSON: it is not UTF-8 text.",
    );
  });

  it("validates an absent body only when it is required", () => {
    expect(decode(styles, "byBody", {}).body).toEqual({ size: "big" });
    expect(decode(styles, "byListBody", {}).body).toBeUndefined();
    expect(refusal(styles, "byRequiredBody", {})).toBe(
      "bad_request: No count provided. count must be a whole number of at least 0.",
    );
  });

  it("passes text and bytes through unchanged", () => {
    expect(decode(shop, "writeNote", { body: "ä{" }).body).toBe("ä{");
    expect(decode(shop, "putFile", { body: Uint8Array.of(0xff) }).body).toEqual(Uint8Array.of(0xff));
    expect(refusal(shop, "writeNote", {})).toBe("bad_request: No body provided.");
  });

  it("ignores the body of an operation without one", () => {
    expect(decode(styles, "byQuery", { headers: json, body: "{" }).body).toBeUndefined();
  });
});

describe("a document with every construct", () => {
  const path = { orderId: "7" };
  const put = (body: unknown) => refusal(shop, "replaceOrder", { path, headers: json, body: JSON.stringify(body) });
  const total = { amount: 1, currency: "EUR" };

  it("lets a parameter of an operation override the common one, and fills in defaults", () => {
    const read = decode(shop, "orders/read-one", {
      path,
      headers: { cookie: "session=s", trace: "abcd" },
      query: "page=9",
    });
    expect(read).toEqual({
      path: { orderId: 7 },
      query: { page: 9 },
      header: { trace: "abcd" },
      cookie: { session: "s" },
      body: undefined,
    });
    expect(decode(shop, "orders/read-one", { path, headers: { cookie: "session=s" } }).query).toEqual({ page: 3 });
    expect(decode(shop, "replaceOrder", { path, headers: json, body: '{"total":{"amount":1}}' }).query).toEqual({
      page: 1,
    });
  });

  it("reports the first stage that has faults", () => {
    expect(refusal(shop, "replaceOrder", { path: { orderId: "0" }, query: "page=0", body: "{" })).toBe(
      "bad_request: No valid orderId. orderId must be a whole number of at least 1.",
    );
    expect(refusal(shop, "orders/read-one", { path, query: "page=10", headers: { trace: "abc" } })).toBe(
      "bad_request: No valid trace. trace must be text of at least 4 characters. No valid page. page must be a whole number from 1 to 9. No session provided. session must be text.",
    );
  });

  it.each([
    [{ total: { amount: 1 } }, { total, note: null }],
    [
      { total, note: "abc" },
      { total, note: "abc" },
    ],
    [
      { total, payment: { number: "1234" } },
      { total, note: null, payment: { number: "1234" } },
    ],
    [
      { total, payment: { cash: true } },
      { total, note: null, payment: { cash: true } },
    ],
    [
      { total, tree: { name: "a", children: [{ name: "b" }] } },
      { total, note: null, tree: { name: "a", weight: 1, children: [{ name: "b", weight: 1 }] } },
    ],
  ])("accepts %j", (body, expected) => {
    expect(decode(shop, "replaceOrder", { path, headers: json, body: JSON.stringify(body) }).body).toEqual(expected);
  });

  it.each([
    [{}, "bad_request: No total provided. total must be an object."],
    [{ total: {} }, "bad_request: No total.amount provided. total.amount must be a number above 0."],
    [
      { total: { amount: 1, currency: "GBP" } },
      "bad_request: No valid total.currency. total.currency must be one of EUR, USD.",
    ],
    [{ total, note: "abcdef" }, "bad_request: No valid note. note must be text of at most 5 characters or null."],
    [
      { total, payment: { number: "12" } },
      "bad_request: No valid payment.number. payment.number must be text that matches ^[0-9]{4}$.",
    ],
    [
      { total, payment: { number: "1234", colour: 1 } },
      "bad_request: No key colour is allowed in payment. Known are number, retries, cash.",
    ],
    [{ total, tree: { name: "a", children: [{}] } }, "bad_request: No tree.children[0].name provided."],
    [{ total, tags: ["a", ""] }, "not_found: A tag is text."],
    [
      { total, tags: ["a", "b", "c"] },
      "bad_request: No valid tags. tags must be a list of at most 2 elements, each text of at least 1 character.",
    ],
    [
      { total, extra: { "an-id-that-is-secret": "x" } },
      "bad_request: No valid extra.*. extra.* must be a whole number.",
    ],
  ])("refuses %j", (body, text) => {
    expect(put(body)).toBe(text);
  });

  it("refuses a body nested deeper than the stack with a message", () => {
    const body = `{"total":{"amount":1},"tree":${'{"name":"a","children":['.repeat(40_000)}${"]}".repeat(40_000)}}`;
    expect(refusal(shop, "replaceOrder", { path, headers: json, body })).toBe(
      "bad_request: The body is nested too deeply.",
    );
  });

  it("validates replies without modifying them", () => {
    const reply = { total: { amount: 1 }, secret: "x" };
    expect(shop.replies["replaceOrder"]?.["200"]?.["application/json"]?.(reply)).toBe(true);
    expect(reply).toEqual({ total: { amount: 1 }, secret: "x" });
    expect(shop.replies["replaceOrder"]?.["200"]?.["application/json"]?.({ total: { amount: 1 } })).toBe(false);
    expect(shop.replies["orders/read-one"]?.["404"]?.["application/problem+json"]?.({ code: "not_found" })).toBe(true);
    expect(Object.keys(shop.replies["orders/read-one"] ?? {})).toEqual(["200", "404"]);
  });
});

describe("any input", () => {
  const queryText = fc.string({ unit: "binary", maxLength: 80 });
  const names =
    "text count ratio flag maybe mixed empty list commas blanks pipes some deep[size] deep[__proto__] pairs r json uuid since".split(
      " ",
    );
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 12 })), { maxLength: 8 });
  const onlyProblems = (work: () => unknown): void => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  };

  it("is decoded or refused with a problem: query text", () => {
    fc.assert(fc.property(queryText, (query) => onlyProblems(() => decode(styles, "byQuery", { query }))));
    fc.assert(
      fc.property(pairs, (list) =>
        onlyProblems(() => decode(styles, "byQuery", { query: new URLSearchParams(list).toString() })),
      ),
    );
  });

  it("is decoded or refused with a problem: body bytes and JSON", () => {
    const send = (body: string | Uint8Array) => onlyProblems(() => decode(styles, "byBody", { headers: json, body }));
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), send));
    fc.assert(fc.property(fc.json(), send));
  });

  it("never appears in a refusal", () => {
    const secret = "SECRETSECRET";
    fc.assert(
      fc.property(pairs, (list) => {
        const query = new URLSearchParams(
          list.map(([name, text]): [string, string] => [name, `${secret}${text}`]),
        ).toString();
        expect(refusal(styles, "byQuery", { query }).replace(/^decoded.*/s, "")).not.toContain(secret);
      }),
    );
  });

  it("is malformed exactly when JSON.parse rejects it", () => {
    const parses = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const almost = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", '"', "\\", "0", "x", " "))
      .map(([text, at, extra]) => {
        const cut = at % (text.length + 1);
        return text.slice(0, cut) + extra + text.slice(cut + (at % 2));
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), almost, fc.string()), (text) => (jsonFault(text) === undefined) === parses(text)),
      { numRuns: 2000 },
    );
  });

  it("becomes a number exactly when it is a JSON number", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) =>
        Object.is(textValue(JSON.stringify(value), ["number"]), value === 0 ? 0 : value),
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => textValue(text, ["string"]) === text));
  });
});
