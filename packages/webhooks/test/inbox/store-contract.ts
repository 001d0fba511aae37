import { describe } from "vitest";
import { clockContract } from "./contract-clock.ts";
import { damageContract } from "./contract-damage.ts";
import { keepingContract } from "./contract-keeping.ts";
import { listingContract } from "./contract-listing.ts";
import { lostContract } from "./contract-lost.ts";
import { modelContract } from "./contract-model.ts";
import { raceContract } from "./contract-races.ts";
import { runningContract } from "./contract-running.ts";
import type { MakeStore } from "./store-deliveries.ts";

export type { MadeStore, MakeStore } from "./store-deliveries.ts";

/**
 * Every guarantee of `packages/webhooks/src/inbox/store/store.ts`, for any implementation. Each test calls `makeStore` for its
 * own empty store and disposes of it.
 */
export function describeStore(name: string, makeStore: MakeStore): void {
  describe(`${name} fulfils the contract of an inbox store`, () => {
    keepingContract(makeStore);
    runningContract(makeStore);
    lostContract(makeStore);
    listingContract(makeStore);
    clockContract(makeStore);
    raceContract(makeStore);
    damageContract(makeStore);
    modelContract(makeStore);
  });
}
