import type { Inbox } from "@segmark/webhooks/internal/inbox/inbox";
import { Problem } from "../../errors.ts";
import type { Using } from "../services.ts";

/** Returns the webhook inbox. Errors: `switched_off` if webhooks are disabled. */
export function requireInbox({ inbox }: Using<"inbox">): Inbox {
  if (inbox === undefined) throw new Problem("switched_off");
  return inbox;
}
