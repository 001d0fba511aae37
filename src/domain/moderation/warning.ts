export type WarningChange = "issue" | "lift" | "refuse";

/** The change `enabled` requires, given whether the user currently has a warning. Source: segment service, warnUser. */
export function decideWarning(warned: boolean, enabled: boolean): WarningChange {
  if (!enabled) return "lift";
  return warned ? "refuse" : "issue";
}
