import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { startNode } from "../../../test/support/child.ts";
import { sha256 } from "../../../test/support/rows.ts";
import { world } from "../../../test/support/world.ts";

const child = new URL("../../../test/support/children/late-commit.ts", import.meta.url);
const LATE = "dQw4w9WgXcQ";
/** Longer than any time limit of the program for a transaction. */
const LONG = 17_000;

it("a process sees commits of another one, however long that transaction was open", async () => {
  await using w = await world();
  const read = () => w.send("GET", "/api/skipSegments", { query: { videoID: LATE } });
  expect((await read()).status).toBe(404);

  const writer = startNode(child, [w.database.url, LATE]);
  expect(String((await once(writer.child.stdout as NodeJS.ReadableStream, "data"))[0])).toBe("held\n");
  const began = performance.now();
  for (let at = 0; performance.now() - began < LONG; at++) {
    // Others commit meanwhile, where the engine lets two write at once: reporting them must not hide the late one.
    if (inject("engine") === "mariadb")
      await w.storage.transaction(({ videos }) => videos.lock("YouTube", `other ${at}`, sha256(`other ${at}`)));
    await sleep(100);
  }
  expect((await read()).status).toBe(404);

  writer.child.kill("SIGUSR2");
  await once(writer.child.stdout as NodeJS.ReadableStream, "data");
  await expect.poll(async () => (await read()).status).toBe(200);
  expect((await writer.ended).code).toBe(0);
});
