import { expect, it } from "vitest";
import { newConfig } from "../../../../test/support/manager/config-store.ts";
import { cancelledError } from "../../src/protocol/cancelled.ts";

it("a wait for the coordinator lock ends with its signal", async () => {
  await using config = await newConfig();
  const [one, other] = [config.open(), config.open()];
  await using _lock = await one.lock({ runId: "r1", owner: "the holder", waitMs: 0 });
  const stop = new AbortController();
  const waiting = other.lock({ runId: "r2", owner: "a rival", waitMs: 600_000, signal: stop.signal });
  stop.abort(cancelledError());
  await expect(waiting).rejects.toBe(stop.signal.reason);
  const aborted = other.lock({ runId: "r3", owner: "a rival", waitMs: 0, signal: stop.signal });
  await expect(aborted).rejects.toBe(stop.signal.reason);
});
