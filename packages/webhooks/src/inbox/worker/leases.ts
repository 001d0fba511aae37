import type { Settings } from "./inbox-options.ts";
import type { Outage } from "./outage.ts";

/** The claims held by one inbox, with periodic lease renewal. */
export type Leases = Readonly<{
  add: (claim: string) => void;
  remove: (claim: string) => void;
  /** Stops the renewal, so that the leases expire. */
  stop: () => void;
}>;

/**
 * Renews all held leases every third of their length, so that two renewals may fail before one expires. A lost claim is
 * no longer renewed; `settle` rejects the outcome of its attempt.
 */
export function keepLeases({ store, lease, now }: Settings, outage: Outage): Leases {
  const held = new Set<string>();
  let renewing = false;
  const renew = async (): Promise<void> => {
    if (renewing || held.size === 0) return;
    renewing = true;
    const claims = [...held];
    try {
      const renewed = new Set(await store.renew(claims, now() + lease));
      for (const claim of claims) if (!renewed.has(claim)) held.delete(claim);
      outage.succeeded();
    } catch (error) {
      outage.failed("renew leases", error);
    } finally {
      renewing = false;
    }
  };
  const timer = setInterval(renew, Math.max(1, lease / 3));
  return {
    add: (claim) => held.add(claim),
    remove: (claim) => held.delete(claim),
    stop: () => clearInterval(timer),
  };
}
