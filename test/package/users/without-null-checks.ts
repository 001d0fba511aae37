import { type EmitterWebhookEvent, Webhooks } from "segmark/webhooks";
import type { PayloadMap } from "segmark/webhooks/types";

const { on, onAny } = new Webhooks({ secret: "0" });
on("issues.opened", ({ payload }) => payload.issue.title.toUpperCase());
on("push", ({ payload }) => payload.ref.toUpperCase());
on("pull_request.opened", ({ payload }) => payload.pull_request.title.toUpperCase());
on(["star", "release.published"], (event) => {
  if (event.name === "star") return event.payload.repository.full_name.toUpperCase();
  return event.payload.release.tag_name.toUpperCase();
});
onAny((event) => {
  if (event.name === "check_run" && event.payload.action === "completed") event.payload.check_run.name.toUpperCase();
});

/** The keys of each member of a union whose type is never. */
type EmptyKeys<T> = T extends unknown ? { [K in keyof T]-?: [T[K]] extends [never] ? K : never }[keyof T] : never;
/** All names whose payload is empty, or has an empty field. */
type EmptyNames = {
  [N in keyof PayloadMap]-?: [EmitterWebhookEvent<N>["payload"]] extends [never]
    ? N
    : [EmptyKeys<PayloadMap[N]>] extends [never]
      ? never
      : N;
}[keyof PayloadMap];
export const none: [EmptyNames] extends [never] ? true : EmptyNames = true;
