export type * from "@segmark/webhooks/types";
