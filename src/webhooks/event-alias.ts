/** Events whose name holds a brand at one host, and what they are called here. */
const neutral: ReadonlyMap<string, string> = new Map([
  ["dependabot_alert", "dependency_bot_alert"],
  ["github_app_authorization", "host_app_authorization"],
]);

/** The name of an event, or of an event and its action, as it is called here: `dependabot_alert.fixed` is `dependency_bot_alert.fixed`. */
export function neutralName(name: string): string {
  const dot = name.indexOf(".");
  const event = dot < 0 ? name : name.slice(0, dot);
  const called = neutral.get(event);
  return called === undefined ? name : called + name.slice(event.length);
}
