import { describe, expect, it } from "vitest";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, world } from "../../support/world.ts";

const GET = ["GET", "/api/config"] as const;
const vip = local("vip");

describe("GET /api/config", () => {
  it.each([
    ["max-users-per-minute", undefined, ""],
    ["max-users-per-minute", "20", "20"],
    ["old-submitter-block-date", "1785000000000", "1785000000000"],
  ])("returns the value of %s to a VIP: %s", async (key, stored, value) => {
    await using w = await world();
    await w.stores.vips.add(publicIdOf("vip"), 1);
    if (stored !== undefined) await w.stores.settings.set(key, stored);
    expect(await w.send(...GET, { query: { userID: vip, key } })).toMatchObject({ status: 200, json: { value } });
  });

  const unchanged = shared(async () => {
    const w = await world();
    await w.stores.vips.add(publicIdOf("vip"), 1);
    return w;
  });
  it.each<[string, Record<string, string>, number]>([
    ["the caller is not a VIP", { userID: local("ann"), key: "max-users-per-minute" }, 403],
    ["no caller is given", { key: "max-users-per-minute" }, 400],
    ["no key is given", { userID: vip }, 400],
    ["the key is that of another setting", { userID: vip, key: "ip_salt" }, 400],
  ])("refuses when %s: %j %i", async (_name, query, status) => {
    const w = unchanged();
    expect((await w.send(...GET, { query })).status).toBe(status);
  });
});
