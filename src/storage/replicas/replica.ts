import { mysqlPool } from "@segmark/database/connect/mysql";
import { messageOf } from "@segmark/database/error-message";
import { openProbeConnection } from "@segmark/database/hosts/probe-connection";
import type { Address, MysqlTarget } from "@segmark/database/url";
import type { Knex } from "knex";
import { type Position, reach } from "./position.ts";

/** How long to wait for a replica before falling back to the primary, in ms. */
const timeoutMs = 2000;

/**
 * A replica of the primary.
 * - `knownAt`  it has everything committed before this time, in ms of the monotonic clock
 * - `compare`  advances `knownAt` to `time`, at which the primary was at `position`, once the replica has reached it
 * - `fail`     resets what is known about it
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
  const options = { acquireTimeoutMs: timeoutMs, connections, statementTimeoutMs: timeoutMs, defersStatements: false };
  const knex = mysqlPool(target, address, options);
  const probe = openProbeConnection(target, address, () => undefined);
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
        await probe.within(maxLagSeconds * 1000 + timeoutMs, (query) => reach(query, position, maxLagSeconds));
        knownAt = time;
        why = "";
      } catch (error) {
        fail(messageOf(error));
      } finally {
        comparing = false;
      }
    },
    [Symbol.asyncDispose]: async () => {
      probe.close();
      await knex.destroy();
    },
  };
}
