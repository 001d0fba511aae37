import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { dump, dumpFolder } from "../dumps/support.ts";
import { publicRowsOf } from "../support/public-history.ts";
import { address, newRow } from "../support/rows.ts";
import { type World, world } from "../support/world.ts";

const rowsOf = async ({ storage }: World) => Object.fromEntries([...(await publicRowsOf(storage))].sort());
const inStep = async (origin: World, mirror: World): Promise<void> => {
  const rows = await rowsOf(origin);
  await expect.poll(() => rowsOf(mirror), { timeout: 30_000, interval: 100 }).toEqual(rows);
};
const count = ({ lines }: World, text: string): number => lines.filter((line) => line.includes(text)).length;
const add = (w: World, videoId: string) =>
  w.storage.transaction(({ segments }) => segments.insert([newRow({ videoId })], address("home")));

/** Stands before an origin and adds to each page of changes a row of a table that only a later version knows. */
async function newer(origin: Readonly<{ base: string }>) {
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(origin.base + url);
    let body = Buffer.from(await answer.arrayBuffer());
    const isFull = url.endsWith("&limit=1"); // it has no place for another change
    if (url.startsWith("/api/changes?") && !isFull && answer.status === 200) {
      const page = JSON.parse(String(body)) as { changes: unknown[] };
      if (page.changes.length > 0) page.changes.unshift({ table: "futureRows", key: ["k"], row: { id: "k" } });
      body = Buffer.from(JSON.stringify(page));
    }
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

it("a mirror leaves out rows of tables that only its origin knows, and begins again when it knows them too", async () => {
  using folder = dumpFolder();
  await using origin = await world({ env: { PUBLISH_DUMPS: folder.path } });
  await add(origin, "before");
  await dump(origin.database.url, folder.path);
  await using before = await newer(origin);
  const env = { FOLLOW_URL: before.base };
  await using first = await world({ env });
  await inStep(origin, first);
  for (const videoId of ["one", "two"]) {
    await add(origin, videoId);
    await inStep(origin, first);
  }
  expect(count(first, "futureRows")).toBe(1); // is logged once

  // What is left out by this version, as if the next one knew it.
  const leftOut = () => first.storage.knex("public_leftovers").where("table_name", "leftOut");
  expect(await leftOut().pluck("row_key")).toEqual(["futureRows"]);
  expect(count(first, "is in place")).toBe(1);
  await leftOut().update({ row_key: "vipUsers" });
  await expect.poll(() => count(first, "is in place")).toBe(2);
  await inStep(origin, first);
});
