import type { ClaimedDelivery, InboxStore, NewDelivery } from "../../src/inbox/store/store.ts";

/** A store made for one test. */
export type MadeStore = AsyncDisposable &
  Readonly<{
    store: InboxStore;
    /** The same deliveries as seen by another process. Omitted where there can be no other process. */
    another?: () => Promise<InboxStore>;
    /** Damages a stored delivery. Omitted where only the store itself can access it. */
    damage?: (id: string, how: Damage) => Promise<void>;
    /** Runs `work` while the store cannot read payloads, and claims are still possible. */
    withoutPayloads?: <T>(work: () => Promise<T>) => Promise<T>;
  }>;
/** `dead`: it can never be claimed. */
export const damages = [
  "payload gone",
  "payload too short",
  "payload too long",
  "length absurd",
  "attempt recorded",
] as const;
export type Damage = (typeof damages)[number];
export type MakeStore = () => Promise<MadeStore>;

/** When the tests begin. */
export const T = 1_760_000_000_000;
export const LEASE = 30_000;
export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const delivery = (id: string, fields: Partial<NewDelivery> = {}): NewDelivery => ({
  id,
  name: "issues",
  action: "opened",
  payload: bytes(`{"action":"opened","id":"${id}"}`),
  receivedAt: T,
  ...fields,
});

/** This many ids. */
export const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `d${index}`);

export async function addAll(store: InboxStore, ...deliveries: readonly NewDelivery[]): Promise<void> {
  for (const each of deliveries) await store.add(each, 1000);
}

export const claim = (store: InboxStore, now = T, limit = 10): Promise<readonly ClaimedDelivery[]> =>
  store.claim({ now, leaseUntil: now + LEASE, limit, worker: "test" });

export async function claimOne(store: InboxStore, now = T): Promise<ClaimedDelivery> {
  const [first] = await claim(store, now, 1);
  if (first === undefined) throw new Error(`Nothing to claim at ${now}.`);
  return first;
}

/** Adds a delivery and brings it into a state, at `T`. */
export async function addIn(state: "waiting" | "running" | "handled" | "dead", store: InboxStore, id: string) {
  await addAll(store, delivery(id));
  if (state === "waiting") return;
  const { claim } = await claimOne(store);
  if (state === "handled") await store.settle({ claim, at: T, outcome: "handled" });
  if (state === "dead") await store.settle({ claim, at: T, outcome: "dead", error: "Error: no" });
}
