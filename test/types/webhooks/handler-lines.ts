import type { Line } from "../lines.ts";

const start = `import type { EmitterWebhookEvent } from "@segmark/webhooks/internal/events/event-types";
import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
const webhooks = new Webhooks({ secret: "s" });`;

const opened = `${start}
webhooks.on("issues.opened", ({ id, name, payload }) => {
  const texts: [string, "issues", "opened"] = [id, name, payload.action];
  return [texts, payload.action === "opened"];
});`;

const labeled = `${start}
webhooks.on("issues", ({ payload }) => {
  if (payload.action === "labeled") return payload.label;
});`;

const list = `${start}
webhooks.on(["push", "issues.opened"], (event) => {
  if (event.name === "push") return event.payload.ref;
  return event.payload.issue.title;
});`;

const registered = `${start}
const handle = (event: EmitterWebhookEvent<"issues">): void => console.log(event);
webhooks.on("issues", handle);
webhooks.on("issues.opened", handle);
webhooks.on(["issues", "issues.closed"] as const, handle);
const wide = (event: EmitterWebhookEvent): string => event.id;
webhooks.on("issues.opened", wide);
webhooks.on(["push", "issues.opened"], wide);
webhooks.on("push", ({ id }: { id: string }) => id);`;

const forAll = `${start}
webhooks.onAny((event) => {
  if (event.name === "push") return event.payload.ref;
});`;

const failed = `${start}
webhooks.onError(async (error) => {
  const [first, second] = error.errors;
  const status: number | undefined = first?.status;
  const texts: (string | undefined)[] = [error.message, error.event.id, first?.message, first?.event?.name, first?.stack];
  const facts: (string | number | undefined)[] = [second?.request?.headers["accept"], second?.request?.url, second?.response?.status];
  const own: (string | number | undefined)[] = [error.request?.headers["accept"], error.request?.method, error.status];
  return [status, texts, first?.request, facts, own];
});`;

const removed = `${start}
const handle = (event: EmitterWebhookEvent<"issues">): void => console.log(event);
const handleAll = (event: EmitterWebhookEvent, { signal }: { signal: AbortSignal }): void => console.log(event, signal);
const report = (error: import("@segmark/webhooks/internal/events/event-types").WebhookError): void => console.log(error.event);
webhooks.removeListener("issues", handle);
webhooks.removeListener(["issues.opened", "issues.closed", "*"], handleAll);
webhooks.removeListener(["push", "fork"] as const, handleAll);
webhooks.removeListener("*", handleAll);
webhooks.removeListener("error", report);
webhooks.removeListener("issues.opened", ({ name, payload }) => [name === "issues", payload.issue.title]);
webhooks.removeListener("*", ({ name, payload }) => name === "push" && payload.ref);
webhooks.removeListener("error", ({ errors }) => errors[0]?.message);`;

const answers = `${start}
webhooks.on("push", () => 7);
webhooks.on("push", () => undefined);
webhooks.on("push", async () => {});
webhooks.on("push", async ({ payload }, { signal }) => signal.aborted && payload.ref);
webhooks.onAny((_event, { signal }) => signal.throwIfAborted());`;

/** The mistakes in handlers that the types exist to catch. */
export const handlerLines: Readonly<Record<string, Line>> = {
  "an action that a handler is not called for": {
    right: opened,
    change: ['=== "opened"', '=== "closed"'],
    complaint: { code: 2367, text: /no overlap/ },
  },
  "an event that a handler is not called for": {
    right: opened,
    change: ['[string, "issues",', '[string, "push",'],
    complaint: { code: 2322, text: /"issues".*"push"/ },
  },
  "a field of one action before the action was checked": {
    right: labeled,
    change: ['if (payload.action === "labeled") return', "return"],
    complaint: { code: 2339, text: /'label' does not exist/ },
  },
  "a field of one event of a list before the name was checked": {
    right: list,
    change: ['if (event.name === "push") return', "if (event.id) return"],
    complaint: { code: 2339, text: /'ref' does not exist/ },
  },
  "the action of an event without actions": {
    right: `${start}
webhooks.on("push", ({ payload }) => payload.ref);`,
    change: ["payload.ref", "payload.action"],
    complaint: { code: 2339, text: /'action' does not exist/ },
  },
  "a key that no payload has": {
    right: opened,
    change: ['payload.action === "opened"', "payload.isue"],
    complaint: { code: 2551, text: /'isue' does not exist/ },
  },
  "a handler of another event": {
    right: registered,
    change: ['EmitterWebhookEvent<"issues">', 'EmitterWebhookEvent<"push">'],
    complaint: { code: 2345, text: /"issues".*"push"/s },
  },
  "a handler of one action for the whole event": {
    right: registered,
    change: ['EmitterWebhookEvent<"issues">', 'EmitterWebhookEvent<"issues.opened">'],
    complaint: { code: 2345, text: /not assignable/ },
  },
  "a handler that requires more than an event": {
    right: registered,
    change: ['EmitterWebhookEvent<"issues">', 'EmitterWebhookEvent<"issues"> & { extra: string }'],
    complaint: { code: 2345, text: /'extra' is missing/ },
  },
  "an unknown name": {
    right: opened,
    change: ['"issues.opened"', '"issues.openend"'],
    complaint: { code: 2345, text: /openend/ },
  },
  "a name that is any string": {
    right: list,
    change: ['["push", "issues.opened"]', "[] as string[]"],
    complaint: { code: 2345, text: /string/ },
  },
  "a missing handler": {
    right: `${start}
webhooks.on("push", () => undefined);`,
    change: [", () => undefined", ""],
    complaint: { code: 2554, text: /Expected 2 arguments/ },
  },
  "a payload in a handler of all events before the name was checked": {
    right: forAll,
    change: ['if (event.name === "push") return', "if (event.id) return"],
    complaint: { code: 2339, text: /'ref' does not exist/ },
  },
  "a name with an action in a handler of all events": {
    right: forAll,
    change: ['"push"', '"issues.opened"'],
    complaint: { code: 2367, text: /no overlap/ },
  },
  "a key that no error has": {
    right: failed,
    change: ["first?.request", "first?.nope"],
    complaint: { code: 2339, text: /'nope' does not exist/ },
  },
  "a status used without a check": {
    right: failed,
    change: ["status: number | undefined =", "status: number ="],
    complaint: { code: 2322, text: /'undefined' is not assignable/ },
  },
  "a handler that is removed by an unknown name": {
    right: removed,
    change: ['["issues.opened"', '["issues.openend"'],
    complaint: { code: 2345, text: /openend/ },
  },
  "a key that no payload of a removed handler has": {
    right: removed,
    change: ["payload.issue.title", "payload.issue.titel"],
    complaint: { code: 2551, text: /'titel' does not exist/ },
  },
  "a handler of another event that is removed": {
    right: removed,
    change: ['removeListener("issues", handle)', 'removeListener("push", handle)'],
    complaint: { code: 2345, text: /not assignable/ },
  },
  "a header of a failed call that is not a string": {
    right: failed,
    change: ['second?.request?.headers["accept"]', "second?.request?.headers"],
    complaint: { code: 2322, text: /not assignable/ },
  },
  "removeListener without a handler": {
    right: removed,
    change: [", report)", ")"],
    complaint: { code: 2554, text: /Expected 2 arguments/ },
  },
  "an unknown property of a signal": {
    right: answers,
    change: ["signal.aborted", "signal.isAborted"],
    complaint: { code: 2551, text: /'isAborted' does not exist/ },
  },
  "the return value of on": {
    right: answers,
    change: ['webhooks.on("push", () => 7);', 'webhooks.on("push", () => 7).on("push", () => 8);'],
    complaint: { code: 2339, text: /'on' does not exist on type 'void'/ },
  },
};
