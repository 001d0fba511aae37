import { expect, it } from "vitest";
import { virtualClock } from "../../../../test/support/manager/clock.ts";
import { createMemoryStorage, memoryDatabase } from "../../../../test/support/manager/memory-storage.ts";
import type { Loader } from "../../src/engine/list/loader.ts";
import { createNode } from "../../src/node/node.ts";

const late = { code: "loader_failed", message: expect.stringContaining("did not finish loading within 15 seconds") };
const request = { runId: "r1", fence: 1, coordinator: "api-1", list: [{ name: "01", hash: null }], limitMs: 60_000 };

/** An instance whose migrations never finish loading, on a clock of its own. */
function instance() {
  const clock = virtualClock();
  const database = memoryDatabase();
  const loader: Loader = { list: () => new Promise<never>(() => undefined) };
  const { pause } = clock;
  const storage = createMemoryStorage({ alias: "s-1", database, pause });
  const node = createNode({ alias: "s-1", replicaset: "s", roles: () => [], loader: () => loader, storage, pause });
  return { clock, database, node };
}

it("an inspection is given up", async () => {
  const { clock, node } = instance();
  await expect(clock.run(node.inspect())).rejects.toMatchObject(late);
});

it("a run is refused", async () => {
  const { clock, node } = instance();
  await node.start(request);
  const { message: error, ...rest } = late;
  expect(await clock.run(node.poll("r1", 30_000))).toMatchObject({ ...rest, state: "refused", error });
});

it("a run can be cancelled", async () => {
  const { clock, node } = instance();
  await node.start(request);
  await node.cancel("r1");
  const report = await clock.run(node.poll("r1", 10_000));
  expect(report).toMatchObject({ state: "timed_out", error: "The run was cancelled.", failed: null });
});

it("the state is moved without hashes", async () => {
  const { clock, node, database } = instance();
  const move = node.move({ runId: "r1", fence: 1, names: ["01"], write: true });
  expect(await clock.run(move)).toEqual(["01"]);
  expect(database.applied).toEqual([{ name: "01", hash: null }]);
});
