import { actionOf } from "../../events/payload.ts";

const shape = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

/** 1 to 255 characters without control characters: what every store can persist and compare. */
export const isStorable = (text: unknown): text is string => typeof text === "string" && shape.test(text);

/**
 * Relative segments of a path, which clients of HTTP resolve before they send it, also when they are percent-encoded.
 */
const relative: readonly unknown[] = [".", ".."];

/**
 * Why a store could not uniquely identify this delivery, or nobody could ask for it; undefined if there is no reason.
 */
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
