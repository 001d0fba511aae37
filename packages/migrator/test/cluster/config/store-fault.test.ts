import { expect, it } from "vitest";
import { asUnavailable, onlyDatabase } from "../../../src/cluster/config/store-fault.ts";

const jargon =
  "Knex: Timeout acquiring a connection. The pool is probably full. Are you missing a .transacting(trx) call?";

it.each([
  ["code", "ER_TABLEACCESS_DENIED_ERROR", "CREATE command denied to user 'a'@'b'", /'b'\. Grant its user .*CREATE/],
  ["code", "ER_OPTION_PREVENTS_STATEMENT", "The server runs with --read-only", /only\. It takes no writes: name the/],
  ["code", "SQLITE_READONLY", "attempt to write a readonly database", /database\. It takes no writes: name the/],
  [
    "name",
    "KnexTimeoutError",
    jargon,
    /^The database cannot be used: no connection was free or opened in time\. Ask again/,
  ],
])("what a database says leads to what helps: %s %s", (field, value, text, told) => {
  expect(asUnavailable(Object.assign(new Error(text), { [field]: value }), onlyDatabase).message).toMatch(told);
});
