import { describe, expect, it } from "vitest";
import type { Facts } from "../../src/replication/facts.ts";
import { replicationState } from "../../src/replication/replication-state.ts";

type Rows = Readonly<Record<string, string>>;

const server = (variables: Rows, more: Partial<Facts> = {}): Facts => ({
  variables: new Map(Object.entries({ hostname: "db-1", port: "3306", ...variables })),
  status: new Map(),
  members: [],
  database: "app",
  grants: [],
  ...more,
});

const mysql = { version: "8.4.3", server_uuid: "u-1", read_only: "OFF", super_read_only: "OFF" };
const closed = { ...mysql, read_only: "ON", super_read_only: "ON" };
const mariadb = { version: "10.11.19-MariaDB", server_id: "11", wsrep_on: "OFF", read_only: "OFF" };
const member = (id: string, state: string, role: string) => ({ id, state, role });
const galera = (status: Rows, variables: Rows = {}): Facts =>
  server(
    { ...mariadb, wsrep_on: "ON", ...variables },
    {
      status: new Map(
        Object.entries({
          wsrep_ready: "ON",
          wsrep_cluster_status: "Primary",
          wsrep_local_state_comment: "Synced",
          ...status,
        }),
      ),
    },
  );
const group = (...members: Facts["members"]): Partial<Facts> => ({ members });

describe("the reported state of a server", () => {
  it.each<[string, Facts, string, boolean, string | null]>([
    ["a primary of MariaDB", server(mariadb), "async", true, null],
    ["a replica of MariaDB", server({ ...mariadb, read_only: "ON" }), "async", false, "read_only is ON"],
    ["a later MariaDB", server({ ...mariadb, read_only: "NO_LOCK" }), "async", false, "read_only is NO_LOCK"],
    [
      "numbers instead of words",
      server({ ...mariadb, wsrep_on: "0", read_only: "1" }),
      "async",
      false,
      "read_only is 1",
    ],
    ["a primary of MySQL", server(mysql), "async", true, null],
    [
      "a MySQL closed to administrators only",
      server({ ...mysql, super_read_only: "ON" }),
      "async",
      false,
      "super_read_only is ON",
    ],
    [
      "a MySQL on read-only disks",
      server({ ...mysql, innodb_read_only: "ON" }),
      "async",
      false,
      "innodb_read_only is ON",
    ],
    ["a node of a cluster", galera({}), "galera", true, null],
    ["a node that waits", galera({ wsrep_ready: "OFF" }), "galera", false, "wsrep_ready is OFF"],
    [
      "a node without its majority",
      galera({ wsrep_cluster_status: "non-Primary" }),
      "galera",
      false,
      "wsrep_cluster_status is non-Primary",
    ],
    [
      "a node without its majority, which is not ready for that reason",
      galera({
        wsrep_ready: "OFF",
        wsrep_cluster_status: "non-Primary",
        wsrep_local_state_comment: "Initialized",
      }),
      "galera",
      false,
      "wsrep_cluster_status is non-Primary",
    ],
    [
      "a node that is a donor of a state transfer",
      galera({ wsrep_local_state_comment: "Donor/Desynced" }),
      "galera",
      false,
      "wsrep_local_state_comment is Donor/Desynced",
    ],
    ["a closed node", galera({}, { read_only: "ON" }), "galera", false, "read_only is ON"],
    [
      "the primary of a group",
      server(mysql, group(member("u-1", "ONLINE", "PRIMARY"), member("u-2", "ONLINE", "SECONDARY"))),
      "group",
      true,
      null,
    ],
    [
      "a secondary",
      server(closed, group(member("u-2", "ONLINE", "PRIMARY"), member("u-1", "ONLINE", "SECONDARY"))),
      "group",
      false,
      "it is a SECONDARY of its group",
    ],
    [
      "a member that is catching up",
      server(closed, group(member("u-1", "RECOVERING", "SECONDARY"))),
      "group",
      false,
      "its member state is RECOVERING",
    ],
    [
      "a primary that lost its group",
      server(closed, group(member("u-1", "ERROR", "PRIMARY"))),
      "group",
      false,
      "its member state is ERROR",
    ],
    [
      "a primary that does not accept writes yet",
      server(closed, group(member("u-1", "ONLINE", "PRIMARY"))),
      "group",
      false,
      "super_read_only is ON",
    ],
    [
      "a server that its group does not know",
      server(closed, group(member("u-9", "ONLINE", "PRIMARY"))),
      "group",
      false,
      "this server is not a member of its group",
    ],
  ])("%s", (_what, facts, mode, writable, why) => {
    expect(replicationState(facts)).toMatchObject({ mode, writable, why });
  });

  it("reports the primary of a group even if it does not accept writes", () => {
    expect(replicationState(server(closed, group(member("u-1", "ONLINE", "PRIMARY"))))).toMatchObject({
      primary: true,
    });
    expect(replicationState(server(closed, group(member("u-1", "ONLINE", "SECONDARY"))))).toMatchObject({
      primary: false,
    });
    expect(replicationState(server({ ...mariadb, read_only: "ON" }))).toMatchObject({ primary: false });
  });

  it("distinguishes servers", () => {
    expect(replicationState(server(mysql)).server).toBe("db-1:3306/u-1/app");
    expect(replicationState(server(mariadb)).server).toBe("db-1:3306/11/app");
  });
});

describe("a user who may write to a read-only server", () => {
  it.each([
    ["GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost` WITH GRANT OPTION", true],
    ["GRANT SUPER ON *.* TO `app`@`%`", true],
    ["GRANT SELECT, READ ONLY ADMIN, PROCESS ON *.* TO `app`@`%` IDENTIFIED BY PASSWORD '*00'", true],
    ["GRANT SELECT, INSERT, CONNECTION_ADMIN ON *.* TO `app`@`%`", true],
    ["GRANT PROCESS, SLAVE MONITOR ON *.* TO `app`@`%`", false],
    ["GRANT SYSTEM_VARIABLES_ADMIN ON *.* TO `app`@`%`", false],
    ["GRANT USAGE ON *.* TO `app`@`%`", false],
    ["GRANT ALL PRIVILEGES ON `app`.* TO `app`@`%`", false],
    ["GRANT SELECT, SUPERVISE ON *.* TO `app`@`%`", false],
  ])("%s: %j", (line, bypasses) => {
    const grants = ["GRANT USAGE ON *.* TO `app`@`%`", line];
    expect(replicationState(server(closed, { grants })).bypassesReadOnly).toBe(bypasses);
  });
});
