import type { Keep } from "@segmark/openapi/internal/operation/handler";

/** Documents and the vocabulary do not change while the process runs. */
export const forever: Keep = { tags: [], until: Number.POSITIVE_INFINITY };
