import { operations } from "../../../generated/openapi/outgoing/webhooks/operations.js";
import type { EventType } from "./event.ts";

/** All types of events, as the specification lists them. */
export const eventTypes = Object.values(operations).map(({ path }) => path.slice(1)) as readonly EventType[];
