// A user program whose compile time is measured by `toolkit-weight.ts`. It is compiled with both packages, so it only
// uses what they share.
import { createServer } from "node:http";
import {
  createNodeMiddleware,
  createWebMiddleware,
  type EmitterWebhookEvent,
  type EmitterWebhookEventName,
  emitterEventNames,
  Webhooks,
} from "segmark/webhooks";

const webhooks = new Webhooks({ secret: process.env["WEBHOOK_SECRET"] ?? "" });
const counts = new Map<EmitterWebhookEventName, number>();
const lines: string[] = [];
const say = (...words: (string | number | null | undefined)[]): number => lines.push(words.join(" "));

webhooks.on("issues.opened", async ({ id, payload }) => {
  const { issue, repository, sender } = payload;
  say(id, repository.full_name, issue.number, issue.title, sender.login);
});

webhooks.on("issues", ({ payload }) => {
  switch (payload.action) {
    case "labeled":
      return say("label", payload.label?.name);
    case "assigned":
      return say("assigned to", payload.assignee?.login);
    case "transferred":
      return say("transferred to", payload.changes.new_repository.full_name);
    default:
      return say(payload.action, payload.issue.title);
  }
});

webhooks.on("push", ({ payload }) => {
  for (const { id, message } of payload.commits) say(payload.ref, id.slice(0, 7), message);
});

webhooks.on(["pull_request.opened", "pull_request.closed", "release.published"], (event) => {
  if (event.name === "release") return say("released", event.payload.release.tag_name);
  const { action, pull_request } = event.payload;
  if (action === "closed") return say(pull_request.number, pull_request.merged ? "merged" : "closed");
  return say(pull_request.number, pull_request.title, pull_request.head.ref, pull_request.base.ref);
});

webhooks.on("check_run.completed", ({ payload: { check_run } }) => {
  if (check_run.conclusion === "failure") say(check_run.name, "failed on", check_run.head_sha);
});

webhooks.on("star", ({ payload }) => {
  if (payload.action === "created") say("a star for", payload.repository.full_name, "at", payload.starred_at);
});

webhooks.onAny((event) => {
  counts.set(event.name, (counts.get(event.name) ?? 0) + 1);
  if (event.name === "installation" && event.payload.action === "deleted") say("gone:", event.payload.installation.id);
});

webhooks.onError((error) => {
  say(error.event.name, error.message);
});

/** The repository of an event, if it has one. */
function repositoryOf({ payload }: EmitterWebhookEvent): string | undefined {
  return "repository" in payload ? payload.repository?.full_name : undefined;
}

/** A single handler for several kinds of comments. */
function describeComment(
  event: EmitterWebhookEvent<"issue_comment" | "discussion_comment" | "commit_comment.created">,
) {
  if (event.name === "commit_comment") return event.payload.comment.commit_id;
  if (event.name === "discussion_comment") return event.payload.discussion.title;
  return event.payload.issue.title;
}

webhooks.on(["issue_comment", "discussion_comment", "commit_comment.created"], (event) => {
  say(describeComment(event), repositoryOf(event));
});

export const known: readonly EmitterWebhookEventName[] = emitterEventNames.filter((name) => name.startsWith("team"));
export const handler: (request: Request) => Promise<Response> = createWebMiddleware(webhooks, { path: "/hooks" });

const middleware = createNodeMiddleware(webhooks, { path: "/hooks", log: console });
createServer(async (request, response) => {
  if (await middleware(request, response)) return;
  response.writeHead(404).end(lines.join("\n"));
}).listen(0);
