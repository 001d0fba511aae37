import type { Settings } from "./options.ts";
import type { Outage } from "./outage.ts";

/** The claims of one inbox, whose leases are renewed while they are held. */
export type Leases = Readonly<{
  hold: (claim: string) => void;
  drop: (claim: string) => void;
  /** Renews no more: leases run out. */
  end: () => void;
}>;

/**
 * Renews all held leases every third of their length: two renewals may fail before one ends. A claim that turns out to be lost is renewed no more;
 * what its attempt comes to is for `settle` to refuse.
 */
export function keepLeases({ store, lease, now }: Settings, outage: Outage): Leases {
  const held = new Set<string>();
  let renewing = false;
  const renew = async (): Promise<void> => {
    if (renewing || held.size === 0) return;
    renewing = true;
    const asked = [...held];
    try {
      const still = new Set(await store.renew(asked, now() + lease));
      for (const claim of asked) if (!still.has(claim)) held.delete(claim);
      outage.worked();
    } catch (error) {
      outage.failed("renew leases", error);
    } finally {
      renewing = false;
    }
  };
  const timer = setInterval(renew, Math.max(1, lease / 3));
  return {
    hold: (claim) => held.add(claim),
    drop: (claim) => held.delete(claim),
    end: () => clearInterval(timer),
  };
}
