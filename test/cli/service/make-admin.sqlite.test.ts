import { describe, expect, it } from "vitest";
import { world } from "../../../packages/openapi/test/cli/support.ts";
import { hashRounds } from "../../../src/adapters/rounds.ts";
import { createServer } from "../../../src/index.ts";
import { emptyDatabase, testDatabase } from "../../support/database.ts";
import { local, publicIdOf } from "../../support/world.ts";

const boss = local("boss");

async function makeAdmin(env: Readonly<Record<string, string>>, input = boss) {
  await using here = world();
  return await here.startWith({ env, input }, "make-admin").ended;
}

/** Whether somebody may appoint VIPs at a service that is started now. */
async function isAdmin(env: Readonly<Record<string, string>>, localId: string): Promise<boolean> {
  const { server, stop } = await createServer({ ...env, PORT: "0" });
  try {
    await server.start();
    const answer = await fetch(`${server.info.uri}/api/addUserAsVIP`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ userID: publicIdOf("ann"), adminUserID: localId }),
    });
    return answer.status === 200;
  } finally {
    await stop();
  }
}

describe("segmark make-admin", () => {
  it("makes the user on standard input the administrator of every service on this database", async () => {
    await using database = await testDatabase();
    const env = { DATABASE_URL: database.url };
    expect(await isAdmin(env, boss)).toBe(false);
    expect(await makeAdmin(env)).toEqual({
      status: 0,
      out: `${hashRounds(boss)} is the administrator. A service that is running has to be restarted.\n`,
      err: "",
    });
    expect(await isAdmin(env, boss)).toBe(true);
    expect(await isAdmin(env, local("ann"))).toBe(false);
    expect(await isAdmin({ ...env, ADMIN_USER_ID: publicIdOf("ann") }, boss)).toBe(false);
  });

  it.each([
    ["an id that is too short", "too-short", /^This is too short for a secret/],
    ["a public id", publicIdOf("ann"), /^This looks like a public id, which everybody may know/],
  ])("refuses %s", async (_what, input, text) => {
    await using database = await testDatabase();
    const { status, out, err } = await makeAdmin({ DATABASE_URL: database.url }, input);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(text);
  });

  it("refuses when ADMIN_USER_ID names somebody else, and says what to set", async () => {
    await using database = await testDatabase();
    const { status, err } = await makeAdmin({ DATABASE_URL: database.url, ADMIN_USER_ID: publicIdOf("ann") });
    expect([status, err]).toEqual([
      1,
      `ADMIN_USER_ID names another user, and the service prefers it. Set it to ${hashRounds(boss)}, or unset it and repeat this.\n`,
    ]);
  });

  it("refuses a database that lacks its schema, unless it may be applied", async () => {
    await using database = await emptyDatabase();
    const env = { DATABASE_URL: database.url };
    const { status, err } = await makeAdmin({ ...env, AUTO_MIGRATE: "false" });
    expect([status, err]).toEqual([1, expect.stringMatching(/^The database lacks \d+ migrations .*`segmark migrate`/)]);
    expect((await makeAdmin({ ...env, AUTO_MIGRATE: "true" })).status).toBe(0);
  });
});
