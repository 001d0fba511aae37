import { describe, expect, it } from "vitest";
import { asMigratorError, endsLeadership, reasonOf } from "../../src/node/faults.ts";

const fault = (message: string, fields: object = {}, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), fields);

const readOnly = fault(
  "insert into `a` - The MariaDB server is running with the --read-only option so it cannot execute this statement",
  { errno: 1290, code: "ER_OPTION_PREVENTS_STATEMENT" },
);

describe("an error that ends leadership", () => {
  it.each([
    [true, "a read-only server", readOnly],
    [true, "a MySQL closed to all", fault("running with the --super-read-only option", { errno: 1290 })],
    [false, "an option of another name", fault("running with the --secure-file-priv option", { errno: 1290 })],
    [true, "a read-only mode", fault("Running in read-only mode", { errno: 1836 })],
    [true, "a node without its majority", fault("WSREP has not yet prepared node", { errno: 1047 })],
    [true, "a lost connection", fault("Connection lost", { code: "PROTOCOL_CONNECTION_LOST", fatal: true })],
    [true, "a reset connection", fault("read ECONNRESET", { code: "ECONNRESET", fatal: true })],
    [true, "a closed connection", fault("Can't add new command when connection is in closed state", { fatal: true })],
    [
      true,
      "a server that goes down",
      fault("Server shutdown in progress", { errno: 1053, code: "ER_SERVER_SHUTDOWN" }),
    ],
    [true, "one that was wrapped", fault("step 3 failed", {}, readOnly)],
    [false, "a connection of another library", fault("fetch failed", {}, fault("", { code: "ECONNREFUSED" }))],
    [false, "a wrong password", fault("Access denied", { code: "ER_ACCESS_DENIED_ERROR", errno: 1045, fatal: true })],
    [false, "a killed statement", fault("Query execution was interrupted", { errno: 1317 })],
    [false, "a mistake", fault("Unknown column", { errno: 1054 })],
    [false, "no error at all", "text"],
  ])("%j: %s", (ends, _what, error) => {
    expect(endsLeadership(error)).toBe(ends);
  });
});

describe("what callers get", () => {
  it("is the server's reason without the statement", () => {
    expect(reasonOf(fault("insert into `a` values ('secret') - No", { sqlMessage: "No" }))).toBe("No");
    expect(reasonOf(fault("", { code: "ECONNREFUSED" }))).toBe("ECONNREFUSED");
    expect(reasonOf("text")).toBe("text");
  });

  it.each([
    ["leader_unreachable", fault("", { code: "ECONNREFUSED", fatal: true })],
    ["leader_unreachable", fault("Access denied", { code: "ER_ACCESS_DENIED_ERROR", fatal: true })],
    ["leader_unreachable", Object.assign(fault("Timeout acquiring a connection"), { name: "KnexTimeoutError" })],
    ["internal", fault("a bug")],
  ])("%s", (code, error) => {
    const reported = asMigratorError("s-1", error);
    expect(reported).toMatchObject({ code, cause: error, message: expect.stringContaining("s-1") });
    expect(asMigratorError("s-1", reported)).toBe(reported);
  });
});
