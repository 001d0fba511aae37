import type { Keep } from "../../openapi/runtime/handler.ts";

/** A document does not change while the process runs. */
export const forever: Keep = { tags: [], until: Number.POSITIVE_INFINITY };
