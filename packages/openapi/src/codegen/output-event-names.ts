import { byCodePoint } from "../document/tree/json.ts";
import { header } from "./literal.ts";

type Names = Readonly<{ name: string; actions: readonly string[] }>;

/**
 * All `event` and `event.action` names, unique and in code-point order, as a frozen literal tuple; and the actions of
 * each event.
 */
export function outputEventNames(events: readonly Names[], source: string, command: string): string {
  const sorted = [...events].sort((a, b) => byCodePoint(a.name, b.name));
  const names = sorted.flatMap(({ name, actions }) => [name, ...actions.map((action) => `${name}.${action}`)]);
  const rows = sorted.map(({ name, actions }) => {
    const list = [...actions].sort(byCodePoint).map((action) => JSON.stringify(action));
    return `  ${name}: [${list.join(", ")}],\n`;
  });
  const tuple = [...new Set(names)].sort(byCodePoint).map((name) => `  ${JSON.stringify(name)},\n`);
  return [
    header(source, command),
    "/** The actions of each event; an empty list means the event has none. */\n",
    `export const webhookEvents = {\n${rows.join("")}} as const;\n\n`,
    "const names: unknown = Object.entries(webhookEvents)\n",
    `  .flatMap(([event, actions]) => [event, ...actions.map((action) => \`\${event}.\${action}\`)])\n`,
    "  .sort();\n\n",
    "/** Every event and every event.action, in code-point order. */\n",
    `export const emitterEventNames = Object.freeze(names as readonly [\n${tuple.join("")}]);\n\n`,
    "/** The name of an event, as the hosting service sends it. */\n",
    "export type WebhookEventName = keyof typeof webhookEvents;\n",
    "/** What a handler can be registered for: an event, or one action of it. */\n",
    "export type EmitterWebhookEventName = (typeof emitterEventNames)[number];\n",
  ].join("");
}
