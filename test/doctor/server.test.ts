import type { ServerFacts } from "@segmark/database/inspection/server";
import type { Facts } from "@segmark/database/replication/facts";
import { replicationState } from "@segmark/database/replication/replication-state";
import { describe, expect, it } from "vitest";
import { serverFindings } from "../../src/doctor/server.ts";
import { sqliteFindings } from "../../src/doctor/sqlite.ts";

/** A server with the variables and status that a test is about. */
const server = (
  variables: Readonly<Record<string, string>>,
  facts: Partial<ServerFacts> & { status?: Readonly<Record<string, string>>; members?: Facts["members"] } = {},
): ServerFacts => ({
  state: replicationState({
    variables: new Map(Object.entries({ version: "11.4.5-MariaDB", ...variables })),
    status: new Map(Object.entries(facts.status ?? {})),
    members: facts.members ?? [],
    grants: [],
    database: "segmark",
  }),
  clockLeadMs: 0,
  clockErrorMs: 1,
  maxConnections: 151,
  flushesLog: true,
  ...facts,
});
const found = (facts: ServerFacts, workers = 1): string[] =>
  serverFindings(facts, { workers }).map(({ level, text }) => `${level}: ${text}`);

const node = { wsrep_cluster_status: "Primary", wsrep_local_state_comment: "Synced", wsrep_ready: "ON" };

describe("what a server says about itself", () => {
  it.each([
    ["MariaDB", server({}), ["ok: MariaDB 11.4.5.", "ok: It takes writes."]],
    ["MySQL", server({ version: "8.4.3" }), ["ok: MySQL 8.4.3.", "ok: It takes writes."]],
    [
      "a server that is too old",
      server({ version: "5.5.5-10.6.18-MariaDB-log" }),
      ["problem: MariaDB 10.6.18 is older than MariaDB 10.11, which the service needs.", "ok: It takes writes."],
    ],
    [
      "a replica",
      server({ read_only: "ON" }),
      ["ok: MariaDB 11.4.5.", "problem: The server takes no writes: read_only is ON."],
    ],
    [
      "a node of a cluster",
      server({ wsrep_on: "ON" }, { status: node }),
      ["ok: MariaDB 11.4.5.", "ok: It is a node of a Galera cluster, and takes writes."],
    ],
    [
      "a node that has lost its cluster",
      server({ wsrep_on: "ON" }, { status: { ...node, wsrep_cluster_status: "non-Primary" } }),
      ["ok: MariaDB 11.4.5.", "problem: The server takes no writes: wsrep_cluster_status is non-Primary."],
    ],
  ])("%s", (_what, facts, findings) => {
    expect(found(facts)).toEqual(findings);
  });

  it.each([
    [{ clockLeadMs: 3200 }, 1, "warning: The clock of the server is 3.2 s ahead of that of this machine."],
    [{ clockLeadMs: -60_000 }, 1, "warning: The clock of the server is 60.0 s behind that of this machine."],
    [{ maxConnections: 30 }, 4, "warning: The server takes 30 connections, and 4 workers open up to 40."],
    [
      { flushesLog: false },
      1,
      "warning: The server acknowledges commits before they are on disk, so that a power cut loses the last ones.",
    ],
  ])("a setting that harms: %j", (facts, workers, text) => {
    expect(found(server({}, facts), workers)).toContain(text);
  });

  it("a clock that could not be read exactly is not blamed", () => {
    expect(found(server({}, { clockLeadMs: 3200, clockErrorMs: 1500 }))).toHaveLength(2);
  });
});

describe("what a file says about itself", () => {
  const facts = { version: "3.50.1", journalMode: "wal", damage: undefined, isChecked: true, walBytes: 0 };
  it.each([
    [{}, ["ok: SQLite 3.50.1, journal mode wal, no damage found."]],
    [
      { journalMode: "delete", isChecked: false },
      [
        "ok: SQLite 3.50.1, journal mode delete, which the service changes to wal, too large to be checked for damage here.",
      ],
    ],
    [
      { damage: "*** in database main ***\nrow 1" },
      ["problem: The database file is damaged: *** in database main ***."],
    ],
    [{ walBytes: 2_500_000_000 }, [expect.any(String), "warning: The write-ahead log has grown to 2.5 GB."]],
  ])("%j", (given, findings) => {
    expect(sqliteFindings({ ...facts, ...given }).map(({ level, text }) => `${level}: ${text}`)).toEqual(findings);
  });
});
