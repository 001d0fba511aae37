import { createBatches } from "../../adapters/batches.ts";
import { createTurns } from "../../adapters/turns.ts";
import { createRateLimits } from "../../caches/rate-limits.ts";
import type { Config } from "../../config/config.ts";
import { limitedAddress } from "../../domain/limits/rate-limit.ts";
import { Problem } from "../../errors.ts";
import type { Storage } from "../../storage/open.ts";
import { createViewWriter } from "../../use-cases/segments/count-views.ts";
import type { Services } from "../../use-cases/services.ts";
import type { Gauges } from "../metrics/metrics.ts";

/** Some hundred votes on one segment are a burst, not an attack; waiting longer than clients do is of no use. */
const turnBounds = { perVideo: 2, waiting: 500, waitingPerKey: 256, maxWaitMs: 10_000 } as const;

/** A batch of views takes a few milliseconds; one that is blocked does not block all others. */
const viewBounds = { maxItems: 400, parallelAfterMs: 200, waiting: 2000, waitingPerOwner: 256 } as const;
const VIEW_BATCHES = 3;

type Writes = AsyncDisposable & Pick<Services, "limits" | "transaction" | "countView"> & Readonly<{ gauges: Gauges }>;
type Parts = Readonly<{ config: Config; storage: Storage; key: string; now: () => number }>;

/**
 * Writes within the limits against abuse: transactions that take turns, and views in batches. Disposing of it waits for
 * the views.
 * @param key of the hashes that stand for addresses in the limits
 */
export function createWrites({ config, storage, key, now }: Parts): Writes {
  const { stores, slots, connections, asProblem } = storage;
  const limits = createRateLimits({ rules: config.limits, key, take: stores.rateWindows.take, now });
  const turns = createTurns({ ...turnBounds, slots, perAddress: Math.ceil(slots / 2) });
  const transaction: Services["transaction"] = async (work, claim = {}) => {
    const { address, ...others } = claim;
    using _turn = await turns.take(address === undefined ? others : { ...others, address: limitedAddress(address) });
    return await storage.transaction(work);
  };
  const views = createBatches({
    ...viewBounds,
    slots: Math.min(VIEW_BATCHES, connections),
    write: createViewWriter({ stores, transaction, limits, now }),
    isShared: (error) => error instanceof Problem || asProblem(error) !== undefined,
    ownerOf: ({ address }) => limitedAddress(address),
  });
  return {
    limits,
    transaction,
    countView: views.add,
    gauges: {
      transaction_queue: { help: "Transactions that wait for their turn", read: () => turns.waiting() },
      view_queue: { help: "Views that wait for their batch", read: () => views.waiting() },
    },
    [Symbol.asyncDispose]: views.settled,
  };
}
