import type { Webhooks } from "@segmark/webhooks";

export default function register(webhooks: Webhooks): void {
  webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));
}
