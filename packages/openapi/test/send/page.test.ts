import { once } from "node:events";
import { globSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it, vi } from "vitest";
import { compile, projectOptions } from "../../../../test/support/compiler.ts";
import { blocksOf } from "../../../../test/support/documents.ts";
import { outgoingText } from "../../src/cli/generate/report.ts";
import { load } from "../../src/document/read/load.ts";
import { madeOf } from "./support.ts";

const blocks = blocksOf("packages/openapi/docs/webhooks.md");
const textOf = (name: string): string => blocks.find((block) => block.name === name)?.text ?? "";

afterAll(() => void vi.unstubAllEnvs());

it("the programs of packages/openapi/docs/webhooks.md compile, send and receive", async () => {
  await using made = await madeOf(load(textOf("openapi.yaml"), "openapi.yaml"));
  const report = made.run.services.map(({ outgoing }) => outgoingText(outgoing)).join("\n");
  expect(blocks.find(({ language }) => language === "text")?.text).toBe(`${report}\n`);
  for (const name of ["sender.ts", "receiver.ts"]) writeFileSync(`${made.path}/${name}`, textOf(name));
  const files = globSync(`${made.path}/**/*.ts`);
  expect(compile(files, projectOptions({ skipLibCheck: false }))).toEqual([]);

  vi.stubEnv("WEBHOOK_SECRET", "s");
  const { listener, pets } = await import(pathToFileURL(`${made.path}/receiver.ts`).href);
  const { paid } = await import(pathToFileURL(`${made.path}/sender.ts`).href);
  const { createSender } = await made.load("webhooks");
  const answers = [204, 410, 500];
  const customer = (_: unknown, response: import("node:http").ServerResponse) =>
    response.writeHead(answers.shift() ?? 0).end();
  const servers = [createServer(listener), createServer(customer)];
  const [hooks, orders] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, "127.0.0.1"), "listening");
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  const { newPet } = createSender({ secret: "s" });
  expect(await newPet?.(`${hooks}/hooks/newPet`, { id: 1, name: "Tom" })).toMatchObject({ status: 204 });
  await expect(newPet?.(`${hooks}/hooks/newPet`, { id: 2, name: "Eve" }, { secret: "other" })).rejects.toThrow("401");
  expect(pets).toEqual(["Tom"]);
  expect([await paid(orders, 7), await paid(orders, 7), await paid(orders, 7)]).toEqual([true, false, true]);
  await expect(paid(orders, 0.5)).rejects.toThrow("onPaid: nothing was sent. No valid order.");
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
});
