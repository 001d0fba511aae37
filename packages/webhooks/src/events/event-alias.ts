/** Events whose name at one host contains a brand, and their neutral names. */
const neutral: ReadonlyMap<string, string> = new Map([
  ["dependabot_alert", "dependency_bot_alert"],
  ["github_app_authorization", "host_app_authorization"],
]);

/**
 * The neutral name of an event, or of an event and its action: `dependabot_alert.fixed` becomes
 * `dependency_bot_alert.fixed`.
 */
export function neutralName(name: string): string {
  const dot = name.indexOf(".");
  const event = dot < 0 ? name : name.slice(0, dot);
  const neutralEvent = neutral.get(event);
  return neutralEvent === undefined ? name : neutralEvent + name.slice(event.length);
}
