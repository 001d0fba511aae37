import type { Line } from "../lines.ts";

const start = `import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
const webhooks = new Webhooks({ secret: "s" });`;

const made = `import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
import { pino } from "pino";
export const webhooks = new Webhooks({ secret: "s", additionalSecrets: ["t"] as const, log: pino(), timeLimit: Infinity });
export const other: Webhooks = new Webhooks({ secret: "s", log: console, hooks: {} });`;

const transformed = `import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
const webhooks = new Webhooks({ secret: "s", transform: (event) => Object.assign(event, { foo: "bar" }) });
webhooks.on("issues.opened", (event) => {
  const text: string = event.foo;
  return [text, event.payload.issue.title];
});
webhooks.onAny((event) => event.foo);
webhooks.onError(({ event }) => event.id);`;

const slowlyTransformed = `import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
const webhooks: Webhooks<{ foo: number }> = new Webhooks({ secret: "s", transform: async () => ({ foo: 7 }) });
webhooks.on(["push", "issues"], (event) => {
  const number: number = event.foo;
  return [number, event.name === "push" ? event.payload.ref : event.payload.action];
});`;

const received = `${start}
declare const payload: import("@segmark/webhooks/types").PayloadMap["push"];
export const done: Promise<void> = webhooks.receive({ id: "1", name: "push", payload });`;

const delivered = `${start}
declare const name: string;
export const done: Promise<void> = webhooks.verifyAndReceive({ id: "1", name, payload: "{}", signature: "s" });
export const bytes = webhooks.verifyAndParse({ id: "1", name, payload: new Uint8Array(), signature: "s" });`;

const handler = `import { createEventHandler } from "@segmark/webhooks/internal/dispatch/event-handler";
const handler = createEventHandler({ transform: (event) => ({ ...event, foo: "bar" }) });
handler.on("issues", ({ foo, payload }) => [foo, payload.action]);
createEventHandler().on("issues", ({ payload }) => payload.action);`;

const receiver = `import { type Receiver, Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
declare const plain: Webhooks;
declare const transformed: Webhooks<{ foo: string }>;
declare const never: Webhooks<never>;
export const receivers: readonly Receiver[] = [plain, transformed, never, new Webhooks({ secret: "s", transform: () => 7 })];`;

const separate = `import type { HandlerFunction, Hooks, Options } from "@segmark/webhooks/types";
import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
export const close: HandlerFunction<"issues.closed"> = ({ payload }) => payload.issue.closed_at;
const hooks: Hooks = { observe: (observation) => observation.type === "failed" && observation.failures };
const options: Options = { secret: "s", hooks };
new Webhooks(options).on("issues.closed", close);`;

/** The mistakes in an application's own calls that the types exist to catch. */
export const applicationLines: Readonly<Record<string, Line>> = {
  "Webhooks without options": {
    right: start,
    change: ['{ secret: "s" }', ""],
    complaint: { code: 2554, text: /Expected 1 argument/ },
  },
  "Webhooks without a secret": {
    right: start,
    change: ['secret: "s"', ""],
    complaint: { code: 2345, text: /'secret' is missing/ },
  },
  "a secret that is not a string": {
    right: made,
    change: ['secret: "s", additional', "secret: 7, additional"],
    complaint: { code: 2322, text: /'number' is not assignable to type 'string'/ },
  },
  "an option that does not exist": {
    right: made,
    change: ["timeLimit:", "timelimit:"],
    complaint: { code: 2561, text: /'timelimit' does not exist/ },
  },
  "a property that a transform did not add": {
    right: transformed,
    change: ["text: string = event.foo", "text: string = event.bar"],
    complaint: { code: 2339, text: /'bar' does not exist/ },
  },
  "a property that a transform added, without that transform": {
    right: transformed,
    change: ['transform: (event) => Object.assign(event, { foo: "bar" })', ""],
    complaint: { code: 2339, text: /'foo' does not exist/ },
  },
  "a property that a transform added, in an error handler": {
    right: transformed,
    change: ["event.id", "event.foo"],
    complaint: { code: 2339, text: /'foo' does not exist/ },
  },
  "a property that an asynchronous transform did not add": {
    right: slowlyTransformed,
    change: ["number: number", "number: string"],
    complaint: { code: 2322, text: /'number' is not assignable to type 'string'/ },
  },
  "a transform of another type": {
    right: slowlyTransformed,
    change: ["foo: 7", "foo: true"],
    complaint: { code: 2322, text: /boolean.*number/s },
  },
  "an event without its id": {
    right: received,
    change: ['id: "1", ', ""],
    complaint: { code: 2345, text: /id/ },
  },
  "an event with the name of an action": {
    right: received,
    change: ['"1", name: "push"', '"1", name: "issues.opened"'],
    complaint: { code: 2322, text: /"issues\.opened"' is not assignable/ },
  },
  "an event with the payload of another event": {
    right: received,
    change: ['"1", name: "push"', '"1", name: "fork"'],
    complaint: { code: 2345, text: /fork/ },
  },
  "a delivery without its signature": {
    right: delivered,
    change: ['payload: "{}", signature: "s"', 'payload: "{}"'],
    complaint: { code: 2345, text: /'signature' is missing/ },
  },
  "a delivery with a parsed payload": {
    right: delivered,
    change: ['"{}"', "{}"],
    complaint: { code: 2322, text: /string \| Uint8Array/ },
  },
  "a property that the transform of an event handler did not add": {
    right: handler,
    change: [
      'createEventHandler().on("issues", ({ payload }) => payload',
      'createEventHandler().on("issues", ({ foo }) => foo',
    ],
    complaint: { code: 2339, text: /'foo' does not exist/ },
  },
  "an object that is not a receiver": {
    right: receiver,
    change: ["[plain,", "[{},"],
    complaint: { code: 2739, text: /missing the following properties from type 'Receiver'/ },
  },
  "a handler in a separate file, for another action": {
    right: separate,
    change: ['new Webhooks(options).on("issues.closed"', 'new Webhooks(options).on("issues.opened"'],
    complaint: { code: 2345, text: /not assignable/ },
  },
  "an observation that does not exist": {
    right: separate,
    change: ['"failed"', '"lost"'],
    complaint: { code: 2367, text: /no overlap/ },
  },
};
