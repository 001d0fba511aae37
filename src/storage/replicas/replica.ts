import type { Knex } from "knex";
import { mysqlPool } from "../../database/connect-mysql.ts";
import { openLine } from "../../database/hosts/line.ts";
import type { Address, MysqlTarget } from "../../database/url.ts";
import { wordsOf } from "../../database/words-of.ts";
import { type Position, reach } from "./position.ts";

/** How long a replica may take to answer before the primary is asked, in ms. */
const patienceMs = 2000;

/**
 * A server that follows the primary.
 * - `knownAt`  it has all that was committed before then, in ms of the monotonic clock
 * - `compare`  moves `knownAt` on to `time`, at which the primary was at `position`
 * - `fail`     nothing is known of it any more
 */
export type Replica = AsyncDisposable &
  Readonly<{
    address: Address;
    knex: Knex;
    knownAt(): number;
    why(): string;
    compare(position: Position, time: number): Promise<void>;
    fail(why: string): void;
  }>;

export function openReplica(
  target: MysqlTarget,
  address: Address,
  { maxLagSeconds, connections }: Readonly<{ maxLagSeconds: number; connections: number }>,
): Replica {
  const options = { acquireTimeoutMs: patienceMs, connections, statementTimeoutMs: patienceMs, holds: false };
  const knex = mysqlPool(target, address, options);
  const line = openLine(target, address, () => undefined);
  let knownAt = Number.NEGATIVE_INFINITY;
  let why = "not looked at yet";
  let comparing = false;

  const fail = (reason: string): void => {
    knownAt = Number.NEGATIVE_INFINITY;
    why = reason;
  };
  return {
    address,
    knex,
    knownAt: () => knownAt,
    why: () => why,
    fail,
    compare: async (position, time) => {
      if (comparing) return;
      comparing = true;
      try {
        await line.within(maxLagSeconds * 1000 + patienceMs, (ask) => reach(ask, position, maxLagSeconds));
        knownAt = time;
        why = "";
      } catch (error) {
        fail(wordsOf(error));
      } finally {
        comparing = false;
      }
    },
    [Symbol.asyncDispose]: async () => {
      line.hangUp();
      await knex.destroy();
    },
  };
}
