import { actionOf } from "../../events/payload.ts";

const shape = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

/** 1 to 255 characters without control characters: what every store can persist and compare. */
export const isStorable = (text: unknown): text is string => typeof text === "string" && shape.test(text);

/** Relative path segments, which HTTP clients resolve before sending, even when percent-encoded. */
const relative: readonly unknown[] = [".", ".."];

/** Why this delivery cannot be stored under a unique key, or requested by its id; undefined if it can. */
export function unstorable({ id, name }: Readonly<{ id: unknown; name: unknown }>): string | undefined {
  for (const [what, text] of Object.entries({ "delivery id": id, "event name": name })) {
    if (!isStorable(text)) return `The ${what} must have 1 to 255 characters, none of them a control character.`;
  }
  if (relative.includes(id)) return "The delivery id must not be . or .., which the path of a URL cannot end with.";
  return undefined;
}

/** The action to index for filtering, if it can be stored. */
export function storableAction(payload: object): string | undefined {
  const action = actionOf(payload);
  return isStorable(action) ? action : undefined;
}
