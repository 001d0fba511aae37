import { expect, it } from "vitest";
import type { HashPool } from "../../src/adapters/hash-pool.ts";
import { Problem } from "../../src/errors.ts";
import { plant, VIDEO } from "../support/segments.ts";
import { local, sharedHashes, world } from "../support/world.ts";

it("what clients have hashed counts for the network of their address, and hashes of addresses for none", async () => {
  const seen: (string | undefined)[] = [];
  const hash: HashPool["hash"] = (secret, address) => {
    seen.push(address);
    return sharedHashes.hash(secret);
  };
  await using w = await world({ hashes: { ...sharedHashes, hash }, config: { adminUserId: "0".repeat(64) } });
  await plant(w, [{ at: [20, 30], shadowHidden: 1 }]);
  const since = (): typeof seen => seen.splice(0);
  since();
  const userID = local("ann");
  await w.send("GET", "/api/isUserVIP", { query: { userID }, ip: "192.0.2.7" });
  expect(since()).toEqual(["192.0.2.7"]);
  await w.send("GET", "/api/isUserVIP", { query: { userID }, ip: "2001:db8:0:1:2:3:4:5" });
  expect(since()).toEqual(["2001:db8:0:1"]);
  const pasted = { userID, username: local("another") };
  await w.send("POST", "/api/setUsername", { query: pasted, ip: "192.0.2.7" });
  expect(since()).toEqual(["192.0.2.7", "192.0.2.7"]);
  await w.send("POST", "/api/setUsername", { query: { userID, username: "x", adminUserID: userID }, ip: "192.0.2.7" });
  expect(since()).toEqual(["192.0.2.7", "192.0.2.7"]);
  await w.send("POST", "/api/warnUser", { json: { userID, enabled: false }, ip: "192.0.2.7" });
  expect(since()).toEqual(["192.0.2.7"]);
  await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO }, ip: "192.0.2.7" });
  expect(since()).toEqual([undefined]);
});

it("while addresses cannot be hashed, readers get what everybody gets, and submitters their own segments afterwards", async () => {
  let isFull = false;
  const hash: HashPool["hash"] = (secret) =>
    isFull ? Promise.reject(new Problem("overloaded", undefined, { retryAfter: 2 })) : sharedHashes.hash(secret);
  await using w = await world({ hashes: { ...sharedHashes, hash } });
  const OWN = "192.0.2.7";
  const ipHash = await w.services.ipHashOf(OWN);
  await plant(w, [{ at: [1, 10] }, { at: [20, 30], shadowHidden: 1 }], ipHash);
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  process.on("unhandledRejection", note);
  const read = async (ip: string) => {
    const { status, json, headers } = await w.send("GET", "/api/skipSegments", { query: { videoID: VIDEO }, ip });
    return [status, (json as readonly unknown[] | undefined)?.length, headers.get("cache-control")?.split(",")[0]];
  };
  try {
    for (const _ of ["before it is cached", "after"]) {
      isFull = true;
      expect(await read(OWN)).toEqual([200, 1, "public"]);
      expect(await read("192.0.2.8")).toEqual([200, 1, "public"]);
      isFull = false;
      expect(await read(OWN)).toEqual([200, 2, "private"]);
      expect(await read("192.0.2.8")).toEqual([200, 1, "public"]);
    }
    isFull = true;
    const vote = { UUID: "0".repeat(64), userID: local("ann"), type: "1" };
    expect((await w.send("POST", "/api/voteOnSponsorTime", { query: vote })).status).toBe(503);
  } finally {
    process.off("unhandledRejection", note);
  }
  expect(unhandled).toEqual([]);
});
