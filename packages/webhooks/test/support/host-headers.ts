type Headers = Readonly<Record<string, string | null>>;

const own = { "x-host-event": null, "x-host-delivery": null };
const family = (prefix: string): Headers => ({
  [`${prefix}-Delivery`]: "d-7",
  [`${prefix}-Event`]: "push",
  [`${prefix}-Event-Type`]: "push",
});
const github: Headers = { ...own, "X-GitHub-Delivery": "d-7", "X-GitHub-Event": "push", "X-GitHub-Hook-ID": "1" };
const gitea: Headers = {
  ...own,
  ...family("X-Gitea"),
  ...family("X-Gogs"),
  ...family("X-GitHub"),
  "X-Hub-Signature": "sha1=0000",
};

/**
 * What each host sends in place of the headers of `delivery()`.
 * Source  GitHub: its documentation; Gitea: services/webhook/deliver.go; Forgejo: services/webhook/shared/payloader.go
 */
export const recognised: readonly (readonly [host: string, headers: Headers])[] = [
  ["GitHub", github],
  ["Gitea", gitea],
  ["Forgejo", { ...gitea, ...family("X-Forgejo") }],
];

export const refusedTogether: readonly (readonly [what: string, headers: Headers])[] = [
  ["another event in one family", { ...gitea, "X-GitHub-Event": "issues" }],
  ["another id in one family", { ...gitea, "X-Gogs-Delivery": "d-8" }],
  ["a family without its id", { ...github, "X-Gitea-Event": "push" }],
  ["X-Host beside what it never stands beside", { ...github, "x-host-event": "push", "x-host-delivery": "d-7" }],
];
