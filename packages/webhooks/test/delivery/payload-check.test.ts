import { describe, expect, it, vi } from "vitest";
import { validatePayloads } from "../../src/delivery/payload-check.ts";
import { describeFault } from "../../src/delivery/payload-fault.ts";
import { InvalidPayloadError, refusalStatus } from "../../src/events/errors.ts";
import { Webhooks, type WebhooksOptions } from "../../src/receiver/webhooks.ts";
import { SECRET, signatureOf } from "../support/deliveries.ts";
import { examplePayloads } from "../support/payloads.ts";

function world(options: Pick<WebhooksOptions, "validate"> = { validate: validatePayloads }) {
  const log = { warn: vi.fn(), error: vi.fn() };
  const webhooks = new Webhooks({ secret: SECRET, log, ...options });
  const [handle, reported] = [vi.fn(), vi.fn()];
  webhooks.onAny(handle);
  webhooks.onError(reported);
  const deliver = (name: string, payload: unknown): Promise<unknown> => {
    const text = JSON.stringify(payload);
    const delivery = { id: "1", name, payload: text, signature: signatureOf(text) };
    return webhooks.verifyAndReceive(delivery).catch((error: unknown) => error);
  };
  return { webhooks, deliver, handle, reported, log };
}

const shipped = examplePayloads().map(({ id, event, text }) => ({ id, event, payload: JSON.parse(text) }));

const payloadOf = (id: string) => structuredClone(shipped.find((one) => one.id === id)?.payload);

describe("validate", () => {
  it("accepts every payload of a real host without a warning", async () => {
    const { deliver, handle, log } = world();
    for (const { id, event, payload } of shipped) expect(await deliver(event, payload), id).toBeUndefined();
    expect(handle).toHaveBeenCalledTimes(shipped.length);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("rejects a payload with the first location that does not match, before any handler", async () => {
    const { deliver, handle, reported } = world();
    const payload = payloadOf("issues.opened");
    payload.issue.title = 7;
    const error = await deliver("issues", payload);
    expect(error).toBeInstanceOf(AggregateError);
    const [member] = (error as AggregateError).errors;
    expect(member).toBeInstanceOf(InvalidPayloadError);
    expect(member).toMatchObject({
      pointer: "/issue/title",
      message: "The payload does not fit issues.opened: /issue/title must be a string, found a number.",
      status: 400,
    });
    expect(refusalStatus(member)).toBe(400);
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
    expect(handle).not.toHaveBeenCalled();
  });

  it("accepts a payload of an unknown event even when the log throws or rejects", async () => {
    const { webhooks, deliver, handle } = world();
    for (const [name, warn] of Object.entries({
      new_one: () => {
        throw new Error("EPIPE");
      },
      new_other: () => Promise.reject(new Error("The log backend is down")),
    })) {
      webhooks.log.warn = warn;
      expect(await deliver(name, {})).toBeUndefined();
    }
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["issues", {}, "/action", "nothing"],
    ["issues", { action: 7 }, "/action", "a number"],
    ["issues", { action: null }, "/action", "null"],
  ])("refuses %s with the action of %j", async (name, payload, pointer, found) => {
    const error = (await world().deliver(name, payload)) as AggregateError;
    expect(error.errors).toEqual([expect.any(InvalidPayloadError)]);
    expect(error.errors[0].pointer).toBe(pointer);
    expect(error.message).toContain(found);
  });

  it("accepts keys that are not in the specification", async () => {
    const payload = payloadOf("issues.opened");
    payload.brand_new = { of: "the host" };
    payload.issue.brand_new = true;
    expect(await world().deliver("issues", payload)).toBeUndefined();
  });

  it("accepts any action where the specification allows it", async () => {
    const { deliver, log } = world();
    const payload = shipped.find(({ event }) => event === "repository_dispatch")?.payload;
    expect(await deliver("repository_dispatch", { ...payload, action: "deploy.now" })).toBeUndefined();
    expect(log.warn).not.toHaveBeenCalled();
    const { message } = (await deliver("repository_dispatch", { ...payload, action: {} })) as AggregateError;
    expect(message).toContain("/action must be a string, found an object");
  });

  it.each([
    ["unheard_of", {}, '"unheard_of"'],
    ["unheard_of", { action: "done" }, '"unheard_of.done"'],
    ["issues", { action: "celebrated" }, '"issues.celebrated"'],
    ["__proto__", {}, '"__proto__"'],
    ["issues", { action: "constructor" }, '"issues.constructor"'],
  ])("accepts %s %j with one warning, however often it arrives", async (name, payload, quoted) => {
    const { deliver, handle, log } = world();
    for (let time = 0; time < 3; time++) expect(await deliver(name, payload)).toBeUndefined();
    expect(handle).toHaveBeenCalledTimes(3);
    expect(log.warn.mock.calls).toEqual([[expect.stringContaining(quoted)]]);
  });

  it("remembers at most a thousand names it has warned of", async () => {
    const { deliver, log } = world();
    for (let number = 0; number < 1010; number++) await deliver(`unheard_of_${number}`, {});
    expect(log.warn).toHaveBeenCalledTimes(1000);
  });

  it("validates before verifyAndParse resolves, but not what is passed to receive", async () => {
    const { webhooks } = world();
    const text = '{"action":"opened"}';
    const delivery = { id: "1", name: "issues", payload: text, signature: signatureOf(text) };
    await expect(webhooks.verifyAndParse(delivery)).rejects.toThrow(/issues\.opened/);
    await expect(webhooks.receive({ id: "1", name: "issues", payload: JSON.parse(text) })).resolves.toBeUndefined();
  });
});

it("validate takes what the entry of that name exports", () => {
  expect(() => world({ validate: true as never })).toThrow(
    new TypeError("validate must be validatePayloads of @segmark/webhooks/validate."),
  );
});

it("without validate, payloads are not validated", async () => {
  const { deliver, log } = world({});
  expect(await deliver("issues", { action: "opened" })).toBeUndefined();
  expect(await deliver("unheard_of", {})).toBeUndefined();
  expect(log.warn).not.toHaveBeenCalled();
});

describe("the message of a fault", () => {
  const payload = { issue: { title: 7, "a/b~c": ["private"], state: "private" } };

  it.each([
    ["type", "/issue/title", { type: "string" }, "/issue/title must be a string, found a number."],
    ["type", "/issue/title", { type: ["object", "null"] }, "/issue/title must be an object or null, found a number."],
    ["type", "/issue/a~1b~0c/0", { type: "integer" }, "/issue/a~1b~0c/0 must be an integer, found a string."],
    ["type", "", { type: "array" }, "it must be an array, found an object."],
    ["const", "/issue/state", { allowedValue: "open" }, '/issue/state must be "open", found another string.'],
    ["const", "/issue/state", { allowedValue: null }, "/issue/state must be null, found a string."],
    [
      "enum",
      "/issue/state",
      { allowedValues: ["open", "closed"] },
      '/issue/state must be one of "open", "closed", found another string.',
    ],
    [
      "enum",
      "/issue/title",
      { allowedValues: ["open", null] },
      '/issue/title must be one of "open", null, found a number.',
    ],
  ])("%s at %s, %j", (keyword, instancePath, params, words) => {
    const error = describeFault("issues.opened", payload, { keyword, instancePath, params, schemaPath: "" });
    expect(error.message).toBe(`The payload does not fit issues.opened: ${words}`);
    expect(error.pointer).toBe(instancePath);
  });

  it.each([
    ["/permissions/issues", "/permissions/issues"],
    [`/permissions/${"k".repeat(100)}`, `/permissions/${"k".repeat(100)}`],
    [`/permissions/${"k".repeat(5_000_000)}/0`, "/permissions/*/0"],
    ["/permissions/a key\nof the payload", "/permissions/*"],
    ["/permissions/ann@example.com", "/permissions/*"],
    ["/permissions/", "/permissions/*"],
    ["/a".repeat(1000), `${"/a".repeat(250)}…`],
  ])("shows only steps that look like names: %.60s", (instancePath, pointer) => {
    const fault = { keyword: "type", instancePath, params: { type: "string" }, schemaPath: "" };
    const error = describeFault("push", {}, fault);
    expect([error.pointer, error.message]).toEqual([
      pointer,
      `The payload does not fit push: ${pointer} must be a string, found nothing.`,
    ]);
  });

  it("shows no action that does not look like a name", async () => {
    const action = "secret action ".repeat(1000);
    const { message } = (await world().deliver("repository_dispatch", { action })) as AggregateError;
    expect(message).toMatch(/^The payload does not fit repository_dispatch: \/\w+ is missing\.$/);
  });

  it.each([
    ["/issue", "number", "/issue/number"],
    ["", "a/b", "/a~1b"],
  ])("names what is missing from %j: %s", (instancePath, missingProperty, pointer) => {
    const fault = { keyword: "required", instancePath, params: { missingProperty }, schemaPath: "" };
    const error = describeFault("push", payload, fault);
    expect([error.pointer, error.message]).toEqual([pointer, `The payload does not fit push: ${pointer} is missing.`]);
  });
});
