/**
 * What a change does to a part of a document.
 * - `annotation`  documentation only
 * - `compatible`  does not affect users of the old part, by convention
 * - `narrower`    less is allowed
 * - `wider`       more is allowed
 * - `unlike`      neither contains the other, or it cannot be determined
 */
export type Effect = "annotation" | "compatible" | "narrower" | "wider" | "unlike";

/**
 * Who sends the part: callers to the service (`request`), or the service to them (`reply`). Of webhooks and callbacks
 * it is the reverse.
 */
export type Direction = "request" | "reply";

/** A difference between two documents, as it is printed. */
export type Change = Readonly<{
  isBreaking: boolean;
  /** `GET /pets/{id}`; the empty text for the document as a whole. */
  operation: string;
  /** Where it is in the operation, or in the document. */
  place: string;
  action: "add" | "remove" | "replace";
  before: unknown;
  after: unknown;
}>;

export type Step = string | number;
/**
 * A difference in one part of the documents. `steps` begin where the comparison of that part began; what is absent is
 * undefined.
 */
export type Finding = Readonly<{
  effect: Effect;
  direction: Direction;
  steps: readonly Step[];
  before: unknown;
  after: unknown;
}>;

/** Callers break when what they send is no longer allowed, or when they receive what was not allowed. */
export function changeOf({ effect, direction, steps, before, after }: Finding, operation: string): Change {
  const isBreaking = effect === "unlike" || effect === (direction === "request" ? "narrower" : "wider");
  const action = before === undefined ? "add" : after === undefined ? "remove" : "replace";
  return { isBreaking, operation, place: steps.join("/"), action, before, after };
}
