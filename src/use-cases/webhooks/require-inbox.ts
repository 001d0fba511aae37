import { Problem } from "../../errors.ts";
import type { Inbox } from "../../webhooks/inbox/inbox.ts";
import type { Services } from "../services.ts";

/** The inbox of a service that receives webhooks. Errors: `switched_off` for one that does not. */
export function requireInbox({ inbox }: Services): Inbox {
  if (inbox === undefined) throw new Problem("switched_off");
  return inbox;
}
