import { describe, expect, it } from "vitest";
import { headerRecognition } from "../../src/delivery/header-names.ts";
import { readMessage } from "../../src/proxy/message.ts";
import { examplePayloads } from "../support/payloads.ts";
import { compact, messageOf } from "./support/messages.ts";

const body = { action: "opened", number: 1 };
const whole = { "x-request-id": "1", "x-host-event": "issues", "x-hub-signature": "sha256=1", body };
const delivery = {
  id: "1",
  name: "issues",
  signature: "sha256=1",
  payload: JSON.stringify(body),
  action: "opened",
  names: headerRecognition("host")(() => undefined),
};
const read = (value: unknown) => readMessage(JSON.stringify(value));
const without = (field: keyof typeof whole) => ({ ...whole, [field]: undefined });

describe("a message of the channel", () => {
  it.each<[string, unknown, object]>([
    ["has four fields", whole, {}],
    ["prefers the delivery header for the id", { ...whole, "x-host-delivery": "2" }, { id: "2" }],
    ["may have only the delivery header", { ...without("x-request-id"), "x-host-delivery": "2" }, { id: "2" }],
    ["prefers the SHA-256 signature", { ...whole, "x-hub-signature-256": "sha256=2" }, { signature: "sha256=2" }],
    ["ignores empty fields", { ...whole, "x-hub-signature-256": "", "x-host-delivery": "" }, {}],
    ["has header names in any case", { "X-Request-Id": "3", ...without("x-request-id") }, { id: "3" }],
    ["prefers the raw text", { ...whole, rawdata: '{ "n": 1.0 }' }, { payload: '{ "n": 1.0 }' }],
    ["may name the raw text rawBody", { ...whole, rawBody: "{ }" }, { payload: "{ }" }],
    ["may name the raw text bodyRaw", { ...whole, bodyRaw: "{ }" }, { payload: "{ }" }],
    ["may name the raw text raw_body", { ...whole, raw_body: "{ }" }, { payload: "{ }" }],
    [
      "may have only the raw text",
      { ...without("body"), rawdata: '{"action":"closed"}' },
      { payload: '{"action":"closed"}', action: "closed" },
    ],
    [
      "may have a body that is the raw text",
      { ...whole, body: '{ "a": 1.0 }' },
      { payload: '{ "a": 1.0 }', action: undefined },
    ],
    [
      "may have a raw text that is not JSON",
      { ...without("body"), rawdata: "nope" },
      { payload: "nope", action: undefined },
    ],
    [
      "may have an action that is not a string",
      { ...whole, body: { action: 7 } },
      { payload: '{"action":7}', action: undefined },
    ],
  ])("%s", (_rule, message, expected) => {
    expect(read(message)).toEqual({ delivery: { ...delivery, ...expected } });
  });

  it.each<[unknown, string[]]>([
    [without("x-request-id"), ["x-host-delivery"]],
    [without("x-host-event"), ["x-host-event"]],
    [without("x-hub-signature"), ["x-hub-signature-256"]],
    [without("body"), ["body"]],
    [{ ...whole, body: null }, ["body"]],
    [{ ...whole, body: [] }, ["body"]],
    [{ ...whole, body: 1 }, ["body"]],
    [{ ...whole, "x-request-id": 1, "x-host-event": ["push"] }, ["x-host-delivery", "x-host-event"]],
    [{}, ["x-host-delivery", "x-host-event", "x-hub-signature-256", "body"]],
    [[whole], ["JSON"]],
    [null, ["JSON"]],
    ["text", ["JSON"]],
  ])("%j lacks %j", (message, missing) => {
    expect(read(message)).toEqual({ missing });
  });

  it.each(["", "{", "nope", '{"a":1} x'])("%j is not a message", (data) => {
    expect(readMessage(data)).toEqual({ missing: ["JSON"] });
  });
});

describe("a body that is serialised again", () => {
  const all = examplePayloads();
  it.each(all)("is identical to what the sender signed: $id", ({ event, text }) => {
    expect(read(messageOf("1", event, compact(text)))).toMatchObject({ delivery: { payload: compact(text) } });
  });

  it("differs from what was signed when the sender wrote white space, as in the files", () => {
    expect(all.filter(({ text }) => JSON.stringify(JSON.parse(text)) === text)).toEqual([]);
  });

  it.each(['{"a":1.0}', '{"a":1e2}', '{"a":"\\u00e9"}', '{"a":9007199254740993}', '{"a":1,"a":2}', '{"b":1,"1":2}'])(
    "differs from what the sender of %s signed",
    (text) => {
      const { delivery: found } = read(messageOf("1", "push", text)) as { delivery: { payload: string } };
      expect(found.payload).not.toBe(text);
    },
  );
});

it("a message may have the headers of another host, and its names", () => {
  const message = {
    "x-github-delivery": "7",
    "x-github-event": "dependabot_alert",
    "x-hub-signature-256": "sha256=2",
    body,
  };
  expect(readMessage(JSON.stringify(message), headerRecognition("github"))).toMatchObject({
    delivery: { id: "7", name: "dependency_bot_alert", signature: "sha256=2" },
  });
  expect(read(message)).toEqual(readMessage(JSON.stringify(message), headerRecognition("github")));
  const missing = ["x-gitea-delivery", "x-gitea-event"];
  expect(readMessage(JSON.stringify(message), headerRecognition("gitea"))).toEqual({
    missing,
    similar: "x-github-event",
  });
  expect(read({ ...message, "x-gitea-event": "push" })).toEqual({ contradiction: expect.any(String) });
});
