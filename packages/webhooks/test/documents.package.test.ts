import { execFile } from "node:child_process";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "../../../test/support/operator.ts";
import { launch as startService } from "../../../test/support/service.ts";
import { sign } from "../src/signature/methods.ts";
import { type Block, blocksOf, pages, pathOf, read } from "./documents/pages.ts";
import { freePort, launch, SECRET, untilServed } from "./documents/run-example.ts";
import { answers, sentTo, startsOf } from "./documents/sending.ts";
import { channelServer } from "./proxy/support/channel-server.ts";
import { targetServer } from "./proxy/support/target-server.ts";

const run = promisify(execFile);
const blocks = pages.flatMap(blocksOf);
const named = (prefix: string) => (block: Block) => block.file.startsWith(`packages/webhooks/examples/${prefix}`);
const [isServer, isProxy, isSender, isService] = [named("serve-"), named("proxy-"), named("send"), named("service-")];
const isCalled = ({ file }: Block) => /examples\/(fetch-route|function-)/.test(file);
/** Those for other programs than Node, see `documents/runtimes.package.test.ts`. */
const isElsewhere = ({ file }: Block) => /examples\/fetch-(server|worker)/.test(file);
const isPlain = (block: Block) =>
  ![isServer, isProxy, isSender, isService, isCalled, isElsewhere].some((is) => is(block));

const issue = JSON.stringify({ action: "opened", issue: { title: "The roof leaks" }, sender: { login: "ann" } });
const proxied = async () => ({
  "x-request-id": "4f1a",
  "x-host-event": "issues",
  "x-hub-signature": await sign(SECRET, issue),
  body: JSON.parse(issue),
});

describe("examples print what the page shows", () => {
  it.each(blocks.filter(isPlain))("$file", async ({ file, prints }) => {
    expect(await launch([pathOf(file)]).ended).toMatchObject({ code: 0, stdout: prints });
  });

  it.each(blocks.filter(isCalled))("$file", async ({ file, prints }) => {
    const called = launch([pathOf("packages/webhooks/test/documents/call.ts"), pathOf(file)]);
    expect(await called.ended).toMatchObject({ code: 0, stdout: prints });
  });

  it.each(blocks.filter(isServer))("$file, when a delivery is sent to it", async ({ file, page, prints }) => {
    const start = startsOf(page).find(({ args }) => args.includes(basename(file)));
    expect(start?.program).toBe("node");
    const port = await freePort();
    await using server = launch([pathOf(file)], { ...start?.env, PORT: String(port) });
    const base = `http://127.0.0.1:${port}`;
    await untilServed(base, server);
    expect(await sentTo(`${base}/api/host/webhooks`)).toEqual(answers);
    server.stop("SIGTERM");
    // The first page shows what the receiver prints after what the sender prints.
    const wanted = prints ?? /```text\n(4f1a.*\n)```/.exec(read(page))?.[1];
    expect((await server.ended).stdout).toBe(wanted);
  });

  it.each(blocks.filter(isProxy))("$file, when the channel has a delivery", async ({ file, prints = "" }) => {
    await using channel = await channelServer();
    await using client = launch([pathOf(file)], { PROXY_URL: channel.url });
    await (await channel.visit()).open().send(await proxied());
    await client.prints(prints.length);
    client.stop("SIGINT");
    expect(await client.ended).toMatchObject({ code: 0, stdout: prints });
  });

  it.each(blocks.filter(isService))("$file, in the service", async ({ file, page, prints }) => {
    const commands = [...read(page).matchAll(/```sh\n(.*)\n```/g)].map(([, command = ""]) => command);
    const [start = "", list = ""] = commands.filter((command) => !command.startsWith("npm install"));
    expect(start).toContain(`WEBHOOK_HANDLERS=${file} npm start`);
    await using folder = await mkdtempDisposable(join(tmpdir(), "segmark-docs-"));
    const database = { DATABASE_URL: `sqlite:${folder.path}/data.db` };
    await using service = startService({
      ...database,
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_HANDLERS: pathOf(file),
      OPERATOR_TOKEN,
    });
    const base = await service.address();
    const sent = await launch([pathOf("packages/webhooks/examples/send.ts"), `${base}/api/host/webhooks`]).ended;
    expect(sent.stdout).toBe("202 accepted\n");
    const curl = list.replace("http://127.0.0.1:8080", base).replace("$(cat data/operator-token)", OPERATOR_TOKEN);
    const listed = async () => (await run("sh", ["-c", curl])).stdout;
    while (!(await listed()).includes('"state":"handled"')) await new Promise((resolve) => setTimeout(resolve, 20));
    const withoutTimes = (text = "") => text.replace(/\d{13}/g, "T");
    const [, wanted] = /```json\n(.*)\n```/.exec(read(page)) ?? [];
    expect(withoutTimes(await listed())).toBe(withoutTimes(wanted));
    service.kill("SIGTERM");
    expect((await service.exited).stdout).toContain(`\n${prints}`);
  });

  it("the command on the page about proxies", async () => {
    const [, command = "", prints] =
      /```sh\n(npm .*)\n```\n\n```text\n([\s\S]*?)```/.exec(read("packages/webhooks/docs/proxy.md")) ?? [];
    await using channel = await channelServer();
    await using target = await targetServer();
    const [, ...args] = command.replace("https://proxy.example/channel", channel.url).split(" -- ");
    const given = args.join(" ").replace("http://127.0.0.1:8080/api/host/webhooks", target.url);
    expect(command).toMatch(/^npm run webhooks:proxy -- \S+ --target \S+$/);
    await using client = launch([pathOf("scripts/webhooks-proxy.ts"), ...given.split(" ")]);
    await (await channel.visit()).open().send(await proxied());
    await client.prints(1);
    client.stop("SIGINT");
    const { code, stdout } = await client.ended;
    const withoutTime = (text = "") => text.replace(/\d+ ms/, "N ms");
    expect([code, withoutTime(stdout)]).toEqual([0, withoutTime(prints)]);
  });
});
