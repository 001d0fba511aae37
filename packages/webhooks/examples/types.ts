import {
  type EmitterWebhookEvent,
  type EmitterWebhookEventName,
  emitterEventNames,
  validateEventName,
  Webhooks,
} from "@segmark/webhooks";
import type { HandlerFunction } from "@segmark/webhooks/types";

const webhooks = new Webhooks({ secret: "It's a Secret to Everybody" });

/** A handler of its own: the type parameter is what it is registered for. */
const greet: HandlerFunction<"issues.opened"> = ({ payload }) => {
  const action: "opened" = payload.action;
  console.log(`${action}: ${payload.issue.title}`);
};
webhooks.on("issues.opened", greet);

/** One function for several events: narrow by `name`, then by `payload.action`. */
function describe(event: EmitterWebhookEvent<"issues" | "push">): string {
  if (event.name === "push") return `push to ${event.payload.ref}`;
  if (event.payload.action === "labeled") return `label ${event.payload.label?.name}`;
  return `issue ${event.payload.action}`;
}
webhooks.on(["issues", "push"], (event) => console.log(describe(event)));

/** Names from outside become names of events. */
function register(name: string): EmitterWebhookEventName {
  validateEventName(name);
  return name;
}
console.log(register("push"), emitterEventNames.includes("issues.opened"));

const payload = JSON.stringify({ action: "opened", issue: { title: "The roof leaks" } });
const signature = await webhooks.sign(payload);
await webhooks.verifyAndReceive({ id: "1", name: "issues", payload, signature });
