import { actionOf } from "../delivery/payload.ts";

const shape = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

/** 1 to 255 characters without control characters: what every store can persist and compare. */
export const isStorable = (text: unknown): text is string => typeof text === "string" && shape.test(text);

/** Why a store could not uniquely identify this delivery; undefined if it can. */
export function unstorable({ id, name }: Readonly<{ id: unknown; name: unknown }>): string | undefined {
  for (const [what, text] of Object.entries({ "delivery id": id, "event name": name })) {
    if (!isStorable(text)) return `The ${what} must have 1 to 255 characters, none of them a control character.`;
  }
  return undefined;
}

/** The action to index for filtering, if it can be stored. */
export function storableAction(payload: object): string | undefined {
  const action = actionOf(payload);
  return isStorable(action) ? action : undefined;
}
