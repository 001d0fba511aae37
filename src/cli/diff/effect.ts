/**
 * What a change does to a part of a document.
 * - `annotation`  it is for readers only
 * - `compatible`  nobody who relied on the old part is affected, by convention
 * - `narrower`    less is allowed
 * - `wider`       more is allowed
 * - `unlike`      neither contains the other, or nobody knows
 */
export type Effect = "annotation" | "compatible" | "narrower" | "wider" | "unlike";

/** Who sends the part: callers to the service (`request`), or the service to them (`reply`). Of webhooks and callbacks it is the reverse. */
export type Direction = "request" | "reply";

export const reverse = (direction: Direction): Direction => (direction === "request" ? "reply" : "request");

/** Callers break when what they send is no longer allowed, or when they get what was not allowed. */
export const breaks = (effect: Effect, direction: Direction): boolean =>
  effect === "unlike" || effect === (direction === "request" ? "narrower" : "wider");
