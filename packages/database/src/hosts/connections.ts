import type { Connection } from "mysql2";
import { abortConnection } from "../mysql-connection.ts";
import { type Address, nameOf } from "../url.ts";
import { HostAbandoned } from "./host-errors.ts";

/** Internals of the driver's connection; `_command` is the command being executed, `_commands` the queue behind it. */
type Parts = Readonly<{
  config: Address;
  _command?: unknown;
  _commands: Readonly<{ length: number }>;
  stream: { once(event: "close", listener: () => void): void };
}>;

/** The host of a connection. */
export const hostOf = (connection: Connection): Address => (connection as unknown as Parts).config;

/**
 * In a transaction, which Knex marks, or executing a statement. A pool's count of used connections includes those that
 * it is only validating.
 */
const isBusy = (connection: Connection): boolean => {
  const { _command, _commands } = connection as unknown as Parts;
  return "__knexTxId" in connection || _command != null || _commands.length > 0;
};

/** The open connections of all pools, by host. */
export type Connections = Readonly<{
  add(connection: Connection): void;
  hasBusy(host: string): boolean;
  abort(host: string, reason: string): void;
}>;

export function connectionsByHost(): Connections {
  const open = new Map<string, Set<Connection>>();
  return {
    add: (connection) => {
      const host = nameOf(hostOf(connection));
      const connections = open.get(host) ?? new Set();
      open.set(host, connections.add(connection));
      (connection as unknown as Parts).stream.once("close", () => connections.delete(connection));
    },
    hasBusy: (host) => [...(open.get(host) ?? [])].some(isBusy),
    abort: (host, reason) => {
      for (const connection of open.get(host) ?? [])
        abortConnection(connection, new HostAbandoned(`${host} was abandoned: ${reason}`));
    },
  };
}
