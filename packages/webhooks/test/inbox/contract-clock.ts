import { describe, expect, it } from "vitest";
import type { ClaimedDelivery, InboxStore } from "../../src/inbox/store/store.ts";
import { addAll, addIn, claim, claimOne, delivery, LEASE, type MakeStore, numbered, T } from "./store-deliveries.ts";

const HOUR = 3_600_000;
/** The new time, after the clock was set back from `T`. */
const NOW = T - HOUR;

type Latest = Parameters<InboxStore["claim"]>[0]["latest"];
const claimAhead = (store: InboxStore, latest: Latest, limit = 10): Promise<readonly ClaimedDelivery[]> =>
  store.claim({ now: NOW, leaseUntil: NOW + LEASE, limit, worker: "test", latest });
const idsOf = (claimed: readonly ClaimedDelivery[]): string[] => claimed.map(({ id }) => id);

/** What `latest` of `claim` promises for times that were set by a clock which has been set back since. */
export function clockContract(makeStore: MakeStore): void {
  describe("a claim with latest plausible times", () => {
    it("takes a delivery that waits for a later time, and leaves one that waits for the latest", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("possible", { receivedAt: T - 1 }), delivery("impossible"));
      expect(await claimAhead(made.store, undefined)).toStrictEqual([]);
      expect(idsOf(await claimAhead(made.store, { waiting: T - 1, running: undefined }))).toStrictEqual(["impossible"]);
      expect(await claimAhead(made.store, { waiting: T - 1, running: undefined })).toStrictEqual([]);
      expect(await made.store.get("impossible")).toMatchObject({
        state: "running",
        attempts: 1,
        log: [{ number: 1, startedAt: NOW, endedAt: null, outcome: "running" }],
      });
      expect(await made.store.get("possible")).toMatchObject({ state: "waiting", nextAttemptAt: T - 1 });
      expect(await made.store.counts()).toMatchObject({ waiting: 1, running: 1 });
    });

    it("takes a delivery whose lease ends later; its attempt is lost, and its old claim is no longer held", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const old = await claimOne(made.store);
      expect(await claimAhead(made.store, { waiting: undefined, running: T + LEASE })).toStrictEqual([]);
      const [taken] = await claimAhead(made.store, { waiting: undefined, running: T + LEASE - 1 });
      expect(taken).toMatchObject({ id: "a", attempt: 2 });
      expect((await made.store.get("a"))?.log).toStrictEqual([
        { number: 1, startedAt: T, endedAt: NOW, outcome: "lost", error: null },
        { number: 2, startedAt: NOW, endedAt: null, outcome: "running", error: null },
      ]);
      expect(await made.store.renew([old.claim], T)).toStrictEqual([]);
      expect(await made.store.settle({ claim: old.claim, at: NOW, outcome: "handled" })).toBe(false);
      expect(await claim(made.store, NOW + LEASE - 1)).toStrictEqual([]);
      expect(await claim(made.store, NOW + LEASE)).toHaveLength(1);
    });

    it("leaves a lease that has been renewed since", async () => {
      await using made = await makeStore();
      await addAll(made.store, delivery("a"));
      const { claim: token } = await claimOne(made.store);
      await made.store.renew([token], NOW + LEASE);
      expect(await claimAhead(made.store, { waiting: undefined, running: NOW + 2 * LEASE })).toStrictEqual([]);
    });

    it("leaves deliveries in a state without a latest time, and those that have ended", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "running");
      await addIn("handled", made.store, "handled");
      await addIn("dead", made.store, "dead");
      await addAll(made.store, delivery("waiting"));
      expect(await claimAhead(made.store, { waiting: undefined, running: undefined })).toStrictEqual([]);
      expect(idsOf(await claimAhead(made.store, { waiting: NOW, running: undefined }))).toStrictEqual(["waiting"]);
      expect(idsOf(await claimAhead(made.store, { waiting: NOW, running: NOW + LEASE }))).toStrictEqual(["running"]);
    });

    it("takes due deliveries before those that are implausibly late, these latest first, up to its limit", async () => {
      await using made = await makeStore();
      await addIn("running", made.store, "leased");
      for (const [id, receivedAt] of [
        ["due", NOW],
        ["late", T + LEASE - 1],
        ["later 1", T + LEASE + 1],
        ["later 2", T + LEASE + 1],
        ["long due", NOW - 1],
      ] as const)
        await addAll(made.store, delivery(id, { receivedAt }));
      const latest = { waiting: NOW, running: NOW + LEASE };
      expect(idsOf(await claimAhead(made.store, latest, 1))).toStrictEqual(["long due"]);
      expect(idsOf(await claimAhead(made.store, latest, 2))).toStrictEqual(["due", "later 2"]);
      expect(idsOf(await claimAhead(made.store, latest))).toStrictEqual(["later 1", "leased", "late"]);
    });

    it("gives each delivery to one of many claimants", async () => {
      await using made = await makeStore();
      await addAll(made.store, ...numbered(30).map((id) => delivery(id)));
      await claim(made.store, T, 10);
      const stores = [made.store, ...(made.another === undefined ? [] : [await made.another(), await made.another()])];
      const taken: string[] = [];
      await Promise.all(
        numbered(6).map(async (_, index) => {
          for (;;) {
            const store = stores[index % stores.length] ?? made.store;
            const got = await claimAhead(store, { waiting: NOW + LEASE, running: NOW + LEASE }, 3);
            if (got.length === 0) return;
            taken.push(...idsOf(got));
          }
        }),
      );
      // A slower claimant may find nothing once; what remains is there for the next claim.
      taken.push(...idsOf(await claimAhead(made.store, { waiting: NOW + LEASE, running: NOW + LEASE }, 30)));
      expect(taken.sort()).toStrictEqual(numbered(30).sort());
    });
  });
}
