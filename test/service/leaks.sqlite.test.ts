import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../support/database.ts";
import { createGuard, leaksIn } from "../support/leaks.ts";
import { scratchFolder } from "../support/outages.ts";
import { launch } from "../support/service.ts";
import { local, world } from "../support/world.ts";

const SECRET = "what-only-the-code-host-and-we-know";

describe("the guard on service logs", () => {
  it.each([
    ["a local user id", `{"msg":"from ${local("ann")}"}`],
    ["a signature", `x-hub-signature-256: sha256=${"0a".repeat(32)}`],
    ["a password in a URL", "cannot reach mysql://segmark:hunter2@db:3306/segmark"],
    ["a token", "authorization: Bearer abcdefghijklmnop"],
    ["the address of a client", "vote from 198.51.100.7"],
    ["the address of a client", "vote from 2001:db8::7"],
    ["the value of WEBHOOK_SECRET", `secret ${SECRET}`],
    ["the password of DATABASE_URL", "denied for s3cret:word"],
  ])("finds %s in %s, without repeating it", (what, text) => {
    const guard = createGuard();
    guard.know({ WEBHOOK_SECRET: SECRET, DATABASE_URL: "mysql://me:s3cret%3Aword@db/seg" });
    guard.look("here", text);
    expect(guard.leaks().map((leak) => leak.what)).toEqual([what]);
    const [{ around = "" } = {}] = guard.leaks();
    expect(leaksIn("again", around, new Map([[SECRET, "it"]]))).toEqual([]);
  });

  it.each([
    "expected mysql://user:password@host:3306/database",
    '{"address":"http://127.0.0.1:40123"}',
    "send Authorization: Bearer …",
  ])("accepts %s", (text) => {
    const guard = createGuard();
    guard.look("here", text);
    expect(guard.leaks()).toEqual([]);
  });

  it("reads every log line of a service process, from trace on", async () => {
    await using database = await testDatabase();
    await using place = await scratchFolder();
    const handlers = join(place.path, "handlers.mjs");
    await writeFile(handlers, 'export default () => console.log("with " + process.env.WEBHOOK_SECRET);\n');
    const guard = createGuard();
    const env = { DATABASE_URL: database.url, WEBHOOK_SECRET: SECRET, WEBHOOK_HANDLERS: handlers };
    {
      await using service = launch(env, [], { guard });
      await service.address();
    }
    expect(guard.leaks()).toMatchObject([{ where: "what a service wrote", what: "the value of WEBHOOK_SECRET" }]);
  });
});

it("a service exposes nothing of a caller in refusals, metrics or logs", async () => {
  await using w = await world({ env: { WEBHOOK_SECRET: SECRET } });
  const requests = [
    ["POST", "/api/skipSegments", { json: { videoID: 5, userID: local("ann"), segments: [local("ann")] } }],
    ["GET", "/api/isUserVIP", { query: { userID: `${local("ann")}&` } }],
    ["GET", `/api/${local("ann")}`, {}],
    ["GET", "/api/userInfo", { query: { values: `["${local("ann")}"]`, userID: local("ann") } }],
    ["POST", "/api/host/webhooks", { body: "{}", headers: { "x-hub-signature-256": `sha256=${"0a".repeat(32)}` } }],
    ["GET", "/metrics", {}],
  ] as const;
  const guard = createGuard();
  guard.know({ WEBHOOK_SECRET: SECRET });
  for (const [method, path, sent] of requests) guard.look(path.slice(0, 10), (await w.send(method, path, sent)).text);
  guard.look("the log", w.lines.join(""));
  expect(guard.leaks()).toEqual([]);
});
