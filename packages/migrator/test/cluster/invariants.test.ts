import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Effect } from "../../../../test/support/manager/database.ts";
import { type World, world } from "../../../../test/support/manager/world.ts";
import type { LeaderOutcomes } from "../../src/protocol/contracts.ts";
import { MigratorError } from "../../src/protocol/errors.ts";

const day = 86_400_000;

const effect: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("ok" as const), ms: fc.nat(100_000) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("fail" as const), ms: fc.nat(100_000) }) },
  fc.record({ kind: fc.constant("hang" as const) }),
  fc.record({ kind: fc.constant("die" as const) }),
  fc.record({ kind: fc.constant("unstoppable" as const), ms: fc.nat(day / 2) }),
  fc
    .record({
      kind: fc.constant("lose" as const),
      next: fc.constantFrom(0, 1, null),
      ms: fc.nat(40_000),
      stillRunning: fc.boolean(),
    })
    .map(({ next, ...rest }) => ({ ...rest, next: next === null ? null : `${next}` })),
);

/** Calls that fail in sequence on one instance, by the time at which they are made. */
const faults = fc.array(fc.boolean(), { maxLength: 8 });

const plan = fc.record({
  sets: fc.array(
    fc.record({
      members: fc.integer({ min: 1, max: 2 }),
      effects: fc.array(fc.array(effect, { maxLength: 3 }), { maxLength: 4 }),
      faults,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  migrations: fc.integer({ min: 1, max: 4 }),
  limit: fc.constantFrom(0.5, 60, 3600),
  callers: fc.array(fc.record({ who: fc.nat(3), waitMs: fc.constantFrom(0, 120_000) }), { minLength: 1, maxLength: 3 }),
});

type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

const nameOf = (index: number): string => `s${index}`;

function build({ sets, migrations, limit }: Plan): World {
  const shape = Object.fromEntries(
    sets.map(({ members }, index) => [
      nameOf(index),
      Array.from({ length: members }, (_, n) => `${nameOf(index)}-${n}`),
    ]),
  );
  const list = Array.from({ length: migrations }, (_, n) => `m${n}`);
  const own = world({
    shape,
    migrations: list.join(" "),
    sections: { "migrations.yml": `options: { storage_timeout: ${limit} }` },
  });
  sets.forEach(({ effects, faults, members }, index) => {
    const name = nameOf(index);
    list.forEach((migration, n) => {
      const next = (effects[n] ?? []).map((one) =>
        one.kind === "lose" && one.next !== null ? { ...one, next: `${name}-${Number(one.next) % members}` } : one,
      );
      own.database(name).effect(migration, ...next);
    });
    const left = [...faults];
    for (const method of ["start", "poll", "inspect", "schema"])
      own.node(`${name}-0`).faults.set(method, () => {
        if (left.shift()) throw new Error("connection reset");
      });
  });
  return own;
}

/** What an operator does between two calls: restarts processes, waits, makes one of each replica set writable. */
async function repair(own: World): Promise<void> {
  await own.run(own.pause(day));
  for (const node of own.nodes.values()) node.line = "good";
  for (const [name, database] of own.databases) if (database.writable.size === 0) database.writable.add(`${name}-0`);
}

/** A leader never has more than its database, and a call never claims what did not run. */
function mustBeTrue(own: World, outcomes: LeaderOutcomes): void {
  for (const [alias, { applied, applied_now }] of Object.entries(outcomes)) {
    const { database } = own.node(alias);
    const there = database.applied.map(({ name }) => name);
    expect(there.slice(0, applied.length)).toEqual(applied);
    expect(applied).toEqual(expect.arrayContaining([...applied_now]));
    expect(database.executed).toEqual(expect.arrayContaining([...applied_now]));
  }
}

async function callAll(own: World, callers: Plan["callers"]): Promise<boolean> {
  const aliases = [...own.nodes.keys()];
  const calls = callers.map(({ who, waitMs }) => own.manager(aliases[who % aliases.length]).up({ waitMs }));
  const ended = await own.run(Promise.allSettled(calls));
  for (const end of ended) {
    if (end.status === "fulfilled") continue;
    if (!(end.reason instanceof MigratorError)) throw end.reason;
    expect(end.reason.code).not.toBe("internal");
    mustBeTrue(own, end.reason.leaders ?? {});
  }
  return ended.some(({ status }) => status === "fulfilled");
}

describe("whatever fails, and however often up is retried", () => {
  it("nothing runs twice, nothing is reported that did not run, the lock is released, and finally all is applied", async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (given) => {
        const own = build(given);
        let succeeded = false;
        for (let tries = 0; tries < 80 && !succeeded; tries++) {
          succeeded = await callAll(own, given.callers);
          expect(await own.store.holder()).toBeNull();
          if (!succeeded) await repair(own);
        }
        expect(succeeded).toBe(true);
        const names = own.files.list.map(({ name }) => name);
        for (const database of own.databases.values()) {
          expect(database.executed).toEqual(names);
          expect(database.applied.map(({ name }) => name)).toEqual(names);
          expect(database.mostBusy).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it("a successful call names exactly what it applied", async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (given) => {
        const own = build(given);
        const before = new Map([...own.databases].map(([name, { executed }]) => [name, executed.length]));
        const answer = await own.run(
          own
            .manager()
            .up()
            .catch(() => undefined),
        );
        if (answer === undefined) return;
        for (const [name, { executed }] of own.databases) {
          const said = Object.entries(answer).filter(([alias]) => alias.startsWith(`${name}-`));
          const now = executed.slice(before.get(name));
          expect(said.map(([, names]) => names)).toEqual(now.length > 0 ? [now] : []);
        }
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
