export type WarningChange = "issue" | "lift" | "refuse";

/** What `enabled` asks for, given whether the user is warned now. Source: segment service, warnUser. */
export function decideWarning(warned: boolean, enabled: boolean): WarningChange {
  if (!enabled) return "lift";
  return warned ? "refuse" : "issue";
}
