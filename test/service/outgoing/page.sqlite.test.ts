import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readSubscriptionFile } from "../../../src/adapters/outgoing/subscription-file.ts";
import { moderated, submission } from "../../handlers/moderation/people.ts";
import { startNode } from "../../support/child.ts";
import { rootFolder } from "../../support/documents.ts";
import { secret, subscriptionFile } from "./told.ts";

const page = readFileSync(`${rootFolder}docs/service/events.md`, "utf8");
const [, yaml = ""] = /```yaml webhooks\.yaml\n([\s\S]*?)```/.exec(page) ?? [];
const example = new URL("../../../examples/events/receiver.mjs", import.meta.url);

it("the page about events has a file that can be used", async () => {
  const file = subscriptionFile(parse(yaml).subscriptions);
  expect((await readSubscriptionFile(file.path)).map(({ name, format }) => [name, format])).toEqual([
    ["bot", "standard"],
    ["moderators", "discord"],
  ]);
});

it("the page about events has a receiver, which prints what happens", async () => {
  expect(page).toContain(
    `<!-- examples/events/receiver.mjs -->\n\`\`\`js\n${readFileSync(fileURLToPath(example), "utf8")}\`\`\``,
  );
  const { child } = startNode(example, [], { PORT: "0", EVENTS_SECRET: secret });
  const lines: string[] = [];
  child.stdout?.on("data", (data) => lines.push(...String(data).trim().split("\n")));
  await once(child.stdout as NodeJS.ReadableStream, "data");
  const port = lines[0]?.replace("listening on ", "");
  const subscription = {
    name: "bot",
    url: `http://127.0.0.1:${port}/`,
    secret,
    events: ["submissions.new"],
    allowPrivate: true,
  };
  const file = subscriptionFile([subscription]);
  await using w = await moderated({ env: { WEBHOOKS_OUT: file.path } });
  expect((await w.send("POST", "/api/skipSegments", submission("ann", [1, 10]))).status).toBe(200);
  await expect.poll(() => lines).toContain("1 submissions.new");
  child.kill();
});
