import fc from "fast-check";
import { expect, it } from "vitest";
import { memoryStore } from "../../src/inbox/memory/memory-store.ts";
import type { InboxStore, Settlement } from "../../src/inbox/store/store.ts";
import { delivery, type MakeStore, T } from "./store-deliveries.ts";

/** A store and the claims it granted, in order: the tokens of two stores differ, but their meaning must not. */
type Player = { readonly store: InboxStore; readonly claims: string[] };
type Move = (player: Player, now: number) => Promise<unknown>;

const id = fc.constantFrom("a", "b", "c", "d");
const some = fc.nat(20);
const turn = fc.constantFrom(true, false, undefined);
const perhaps = fc.option(some, { nil: undefined });
const pick = ({ claims }: Player, index: number): string => claims[claims.length - 1 - (index % 4)] ?? "none";
const end =
  (index: number, how: (now: number) => Partial<Settlement>): Move =>
  (player, now) =>
    player.store.settle({ claim: pick(player, index), at: now, ...how(now) } as Settlement);

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(id, fc.integer({ min: 1, max: 4 })).map(
    ([which, most]): Move =>
      ({ store }, now) =>
        store.add(delivery(which, { receivedAt: now }), most),
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), some, perhaps, perhaps, turn, fc.integer({ min: 1, max: 4 })).map(
    ([limit, lease, most, longest, alone, attempts]): Move =>
      async (player, now) => {
        const ahead = (by: number | undefined) => (by === undefined ? undefined : now + by);
        const latest = { waiting: ahead(most), running: ahead(longest) };
        const reported: string[] = [];
        const onExhausted = (id: string): void => void reported.push(id);
        const more = alone === undefined ? {} : { alone, exhausted: { attempts, reason: "N" }, onExhausted };
        const got = await player.store.claim({ now, leaseUntil: now + lease, limit, worker: "w", latest, ...more });
        player.claims.push(...got.map(({ claim }) => claim));
        return [reported, got.map(({ id, attempt, receivedAt, lost }) => ({ id, attempt, receivedAt, lost }))];
      },
  ),
  some.map((index) => end(index, () => ({ outcome: "handled" }))),
  some.map((index) => end(index, () => ({ outcome: "dead", error: "E" }))),
  fc
    .tuple(some, some)
    .map(([index, wait]) => end(index, (now) => ({ outcome: "retry", nextAttemptAt: now + wait, error: "F" }))),
  fc.tuple(fc.array(some, { maxLength: 3 }), some).map(
    ([indexes, lease]): Move =>
      async (player, now) => {
        const asked = [...new Set(indexes.map((index) => pick(player, index)))];
        const still = await player.store.renew(asked, now + lease);
        return asked.map((claim) => still.includes(claim));
      },
  ),
  id.map(
    (which): Move =>
      ({ store }, now) =>
        store.redeliver(which, now),
  ),
  fc.tuple(some, some).map(
    ([old, dead]): Move =>
      ({ store }, now) =>
        store.prune({ before: now - old, deadBefore: now - dead, limit: 10 }),
  ),
  fc.tuple(fc.array(id, { maxLength: 3 }), fc.subarray(["handled", "dead"] as const)).map(
    ([which, states]): Move =>
      ({ store }) =>
        store.delete(which, states),
  ),
);

const picture = async ({ store }: Player): Promise<unknown> => [
  await store.counts(),
  await store.nextDue(),
  (await store.list({ limit: 3 })).deliveries,
  await Promise.all(["a", "b", "c", "d"].map(async (each) => (await store.get(each))?.log)),
];

/** For any sequence of operations, the store returns what the memory store returns. */
export function modelContract(makeStore: MakeStore): void {
  it("behaves like the memory store for any sequence of operations", async () => {
    const plays = fc.array(fc.tuple(move, fc.integer({ min: -10, max: 10 })), { minLength: 5, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(plays, async (moves) => {
        await using made = await makeStore();
        const [player, model]: [Player, Player] = [
          { store: made.store, claims: [] },
          { store: memoryStore(), claims: [] },
        ];
        let now = T;
        for (const [make, later] of moves) {
          now += later;
          expect(await make(player, now)).toStrictEqual(await make(model, now));
        }
        expect(await picture(player)).toStrictEqual(await picture(model));
      }),
      { numRuns: 25 },
    );
  });
}
