/** Lines that must not compile, and the number of the compiler error. Each is compiled alone after the imports. */
export const wrong = [
  { what: "no secret", line: "new Webhooks({});", complaint: "TS2345" },
  { what: "an unknown event", line: 'webhooks.on("check_run.finished", () => {});', complaint: "TS2345" },
  { what: "a handler of all events registered by *", line: 'webhooks.on("*", () => {});', complaint: "TS2345" },
  {
    what: "an action other than that of the handler",
    line: 'webhooks.on("issues.opened", ({ payload }) => payload.action === "closed");',
    complaint: "TS2367",
  },
  {
    what: "an action of an event without actions",
    line: 'webhooks.on("push", ({ payload }) => payload.action);',
    complaint: "TS2339",
  },
  {
    what: "a field of one action before the action is known",
    line: 'webhooks.on("issues", ({ payload }) => payload.label);',
    complaint: "TS2339",
  },
  {
    what: "a misspelt field",
    line: 'webhooks.on("issues.opened", ({ payload }) => payload.isue);',
    complaint: "TS2551",
  },
  {
    what: "the name of an event compared with that of an action",
    line: 'export const opened = event.name === "issues.opened";',
    complaint: "TS2367",
  },
  {
    what: "a handler of another event",
    line: 'webhooks.on("issues", (given: EmitterWebhookEvent<"push">) => given);',
    complaint: "TS2345",
  },
  {
    what: "removing a handler that cannot be registered",
    line: 'webhooks.removeListener("nothing", () => {});',
    complaint: "TS2345",
  },
  { what: "an additional name", line: 'emitterEventNames.push("push");', complaint: "TS2339" },
  {
    what: "an event without id",
    line: 'webhooks.receive({ name: "push", payload: event.payload });',
    complaint: "TS2345",
  },
  {
    what: "a web request where a Node request is expected",
    line: 'createNodeMiddleware(webhooks)(new Request("http://a"), response);',
    complaint: "TS2345",
  },
] as const;

const imports = `
import { createNodeMiddleware, emitterEventNames, type EmitterWebhookEvent, type NodeResponse, Webhooks } from "segmark/webhooks";
declare const webhooks: Webhooks;
declare const event: EmitterWebhookEvent;
declare const response: NodeResponse;
`;

/** One file for each, `wrong-<index>.mts`. */
export const wrongSources = Object.fromEntries(
  wrong.map(({ line }, index) => [`wrong-${index}.mts`, `${imports}${line}\n`]),
);
