import { Problem } from "../../errors.ts";
import type { Inbox } from "../../webhooks/inbox/inbox.ts";
import type { Services } from "../services.ts";

/** Returns the webhook inbox. Errors: `switched_off` if webhooks are disabled. */
export function requireInbox({ inbox }: Services): Inbox {
  if (inbox === undefined) throw new Problem("switched_off");
  return inbox;
}
