import type { Keep } from "../../openapi/operation/handler.ts";

/** Documents and the vocabulary do not change while the process runs. */
export const forever: Keep = { tags: [], until: Number.POSITIVE_INFINITY };
