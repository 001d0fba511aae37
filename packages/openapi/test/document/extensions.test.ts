import { describe, expect, it } from "vitest";
import { Unsupported } from "../../src/document/tree/refusals.ts";
import { modelOf } from "../codegen/support.ts";

const responses = { "200": { description: "Fine." } };
const userID = { name: "userID", in: "query", schema: { type: "string" } };
const spec = (operation: object, rest: object = {}): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: {},
    "x-caller-levels": ["anybody", "user", "vip", "admin"],
    paths: { "/a": { post: { operationId: "write", parameters: [userID], responses, ...operation } } },
    ...rest,
  });
const body = (more: object = {}, schema: object = { type: "object" }): object => ({
  requestBody: { content: { "application/json": { schema } }, ...more },
});

function refused(document: string): string {
  try {
    modelOf(document, "api.json");
  } catch (error) {
    if (error instanceof Unsupported) return error.message;
    throw error;
  }
  return "accepted";
}

const at = "#/paths/~1a/post";
const caller = { in: "query", name: "userID", level: "vip" };

describe("a rule that would silently not be enforced is refused", () => {
  it.each<[name: string, document: string, pointer: string, reason: string]>([
    ["a misspelt key", spec({ "x-chache": "no-store" }), `${at}/x-chache`, "Write x-cache"],
    ["two letters swapped", spec({ "x-calelr": caller }), `${at}/x-calelr`, "Write x-caller"],
    ["another case", spec({ "X-Caller": caller }), `${at}/X-Caller`, "Write x-caller"],
    ["other hyphens", spec({ "x-maxBytes": 1 }), `${at}/x-maxBytes`, "Write x-max-bytes"],
    ["underscores", spec({ x_alias_of: "a" }), `${at}/x_alias_of`, "Write x-alias-of"],
    [
      "a misspelt key of a scheme",
      spec({}, { components: { securitySchemes: { t: { type: "http", scheme: "bearer", "x-tokn": "A" } } } }),
      "#/components/securitySchemes/t/x-tokn",
      "Write x-token",
    ],
    [
      "a misspelt key of a field",
      spec(body({}, { properties: { a: { "x-refusals": "No." } } })),
      `${at}/requestBody/content/application~1json/schema/properties/a/x-refusals`,
      "Write x-refusal",
    ],
    [
      "a key where it has no effect",
      spec(body({ "x-cache": "no-store" })),
      `${at}/requestBody/x-cache`,
      "belongs to: operation",
    ],
    ["a key at the top level", spec({}, { info: { "x-max-bytes": 1 } }), "#/info/x-max-bytes", "belongs to: document"],
    [
      "an unknown policy",
      spec({ "x-cache": "nostore" }),
      `${at}/x-cache`,
      '"nostore" has no meaning here. Write revalidate or no-store.',
    ],
    ["a length that is a string", spec({ "x-max-bytes": "100" }), `${at}/x-max-bytes`, "whole number of bytes above 0"],
    ["a length of 0 bytes", spec({ "x-max-bytes": 0 }), `${at}/x-max-bytes`, "whole number of bytes above 0"],
    ["an alias that is not a string", spec({ "x-alias-of": true }), `${at}/x-alias-of`, "a text that is not empty"],
    [
      "an unknown body of a reply",
      spec({ responses: { "200": { description: "", "x-body": "bytes" } } }),
      `${at}/responses/200/x-body`,
      "Write optional",
    ],
    [
      "a refusal without a text",
      spec({ parameters: [{ ...userID, "x-refusal": "" }] }),
      `${at}/parameters/0/x-refusal`,
      "a text that is not empty",
    ],
    [
      "a text for what is missing",
      spec({ parameters: [{ ...userID, "x-refusal-missing": "No." }] }),
      `${at}/parameters/0/x-refusal-missing`,
      "{ text:",
    ],
    ["problems as a list", spec({}, { "x-problems": [] }), "#/x-problems", "Write an object"],
    ["a caller as a string", spec({ "x-caller": "vip" }), `${at}/x-caller`, "Write an object such as"],
    [
      "an unknown level",
      spec({ "x-caller": { ...caller, level: "moderator" } }),
      `${at}/x-caller`,
      'level "moderator" is none. Write anybody, user, vip, admin.',
    ],
    [
      "a level where none are listed",
      spec({ "x-caller": caller }, { "x-caller-levels": undefined }),
      `${at}/x-caller`,
      "List them at the root of the document as x-caller-levels.",
    ],
    [
      "levels that are not a list",
      spec({}, { "x-caller-levels": "vip" }),
      "#/x-caller-levels",
      "Write a list of texts",
    ],
    ["an empty list of levels", spec({}, { "x-caller-levels": [] }), "#/x-caller-levels", "Write a list of texts"],
    ["a missing level", spec({ "x-caller": { in: "query", name: "userID" } }), `${at}/x-caller`, "level null is none"],
    ["a level in capitals", spec({ "x-caller": { ...caller, level: "VIP" } }), `${at}/x-caller`, 'level "VIP" is none'],
    [
      "an unknown place",
      spec({ "x-caller": { ...caller, in: ["query", "cookie"] } }),
      `${at}/x-caller`,
      "in says query, body or header",
    ],
    ["no place", spec({ "x-caller": { ...caller, in: [] } }), `${at}/x-caller`, "in says query, body or header"],
    [
      "the name of a header for a caller that is not in one",
      spec({ "x-caller": { ...caller, header: "X-User-ID" } }),
      `${at}/x-caller`,
      "header is the name of the header",
    ],
    [
      "a header that the operation does not have",
      spec({ "x-caller": { ...caller, in: ["query", "header"], header: "X-User-ID" } }),
      `${at}/x-caller`,
      "The operation has no X-User-ID in its header",
    ],
    ["no name", spec({ "x-caller": { ...caller, name: "" } }), `${at}/x-caller`, "name is the name"],
    [
      "a misspelt key of a caller",
      spec({ "x-caller": { ...caller, optionl: true } }),
      `${at}/x-caller`,
      '"optionl" has no meaning here',
    ],
    [
      "a caller with an invalid optional",
      spec({ "x-caller": { ...caller, optional: "no" } }),
      `${at}/x-caller`,
      "optional is true or false",
    ],
    [
      "a caller in a missing parameter",
      spec({ "x-caller": { ...caller, name: "user" } }),
      `${at}/x-caller`,
      "has no user in its query",
    ],
    [
      "a caller in a missing body",
      spec({ "x-caller": { ...caller, in: ["query", "body"] } }),
      `${at}/x-caller`,
      "has no userID in its body",
    ],
    [
      "a caller in a missing field",
      spec({ ...body({}, { properties: { id: {} } }), "x-caller": { ...caller, in: "body" } }),
      `${at}/x-caller`,
      "has no userID in its body",
    ],
    [
      "an alias that requires less",
      spec(
        { "x-caller": caller },
        {
          paths: {
            "/a": { post: { operationId: "write", parameters: [userID], "x-caller": caller, responses } },
            "/b": {
              post: {
                operationId: "old",
                parameters: [userID],
                "x-alias-of": "write",
                "x-caller": { ...caller, level: "user" },
                responses,
              },
            },
          },
        },
      ),
      "#/paths/~1b/post/x-alias-of",
      "The x-caller of write is another one",
    ],
    [
      "an alias that is always there",
      spec(
        {},
        {
          paths: {
            "/a": { get: { operationId: "read", "x-requires": "API", responses } },
            "/b": { get: { operationId: "old", "x-alias-of": "read", responses } },
          },
        },
      ),
      "#/paths/~1b/get/x-alias-of",
      "The x-requires of read is another one",
    ],
    [
      "a pattern of exponential time",
      spec(body({}, { type: "string", pattern: "^(a+)+$" })),
      `${at}/requestBody/content/application~1json/schema/pattern`,
      "takes very long",
    ],
    [
      "overlapping alternatives",
      spec(body({}, { type: "string", pattern: "^(\\w|\\d)+$", maxLength: 64 })),
      `${at}/requestBody/content/application~1json/schema/pattern`,
      "takes very long",
    ],
    [
      "adjacent repetitions",
      spec(body({}, { type: "string", pattern: "^a*a*a*$", maxLength: 10_000 })),
      `${at}/requestBody/content/application~1json/schema/pattern`,
      "takes very long",
    ],
  ])("%s", (_name, document, pointer, reason) => {
    const reported = refused(document);
    expect(reported).toContain(`api.json ${pointer}\n`);
    expect(reported).toContain(reason);
  });
});

describe("unrelated extensions are ignored", () => {
  it.each<[name: string, document: string]>([
    ["unknown extensions", spec({ "x-internal": true, "x-codegen-name": "a", "x-amazon-apigateway-integration": {} })],
    ["keys in examples", spec(body({}, { examples: [{ "x-chache": 1 }] }))],
    ["properties", spec(body({}, { properties: { "x-chache": { type: "string" }, "x-caller": { type: "string" } } }))],
    ["groups of tags", spec({}, { "x-tagGroups": [{ name: "a" }], info: { "x-logo": "a.png" } })],
    ["ordinary patterns", spec(body({}, { type: "string", pattern: "^[a-z]+(-[a-z0-9]+)*$" }))],
    ["long classes", spec(body({}, { type: "string", pattern: "^sha256=[0-9a-f]{64}$" }))],
  ])("%s", (_name, document) => expect(refused(document)).toBe("accepted"));
});
