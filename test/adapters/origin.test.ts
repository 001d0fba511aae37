import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { originFeed } from "../../src/adapters/origin.ts";
import { publicChanges } from "../../src/process/public-change.ts";

/** Reads one page from an origin that answers with this. */
async function reading(answer: unknown, { after = "here", status = 200 } = {}) {
  const server = createServer((_, response) => {
    response.statusCode = status;
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const read = originFeed(`http://127.0.0.1:${port}`, publicChanges);
    return await read(after, 10, new AbortController().signal);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const segment = {
  videoID: "dQw4w9WgXcQ",
  startTime: 1.5,
  endTime: 20,
  votes: -1,
  locked: 0,
  incorrectVotes: 1,
  UUID: "u1",
  userID: "ann",
  timeSubmitted: 1_700_000_000_000,
  views: 3,
  category: "sponsor",
  actionType: "skip",
  service: "YouTube",
  videoDuration: 0,
  hidden: 0,
  reputation: 0.25,
  shadowHidden: 0,
  hashedVideoID: "",
  userAgent: "",
  description: "",
};
const name = { userID: "ann", userName: null, locked: 1, updateTime: 5 };
const change = (row: object | null, key: readonly unknown[] = ["u1"], table = "sponsorTimes") => ({ table, key, row });
const page = (...changes: unknown[]) => ({ changes, next: "there", hasMore: false });

describe("a page of an origin", () => {
  it("is taken with rows that can be stored, tombstones, missing and unknown columns", async () => {
    const { category: _, ...older } = segment;
    const changes = [
      change(segment),
      change(null),
      change({ ...older, later: "column" }),
      change(name, ["ann"], "userNames"),
      change(null, ["ann", 5], "warnings"),
    ];
    expect(await reading(page(...changes))).toEqual({ ...page(...changes), leftOut: [] });
  });

  it("is taken without what belongs to tables that only a later version knows, whose names it says", async () => {
    const later = [change({ any: "thing" }, ["k", 5], "laterTable"), change(null, ["k"], "toString")];
    expect(await reading(page(...later, change(segment), ...later))).toEqual({
      ...page(change(segment)),
      leftOut: ["laterTable", "toString"],
    });
  });

  it.each([
    ["a text for a number", change({ ...segment, startTime: "<b>" })],
    ["a number for a text", change({ ...segment, description: 5 })],
    ["a text that is too long", change({ ...segment, category: "c".repeat(5000) })],
    ["a flag that is none", change({ ...segment, locked: 7 })],
    ["a fraction for a whole number", change({ ...segment, votes: 0.5 })],
    ["a number that is too large", change({ ...segment, views: 2 ** 32 })],
    ["null where it means nothing", change({ ...segment, votes: null })],
    ["a row without a column that no row can do without", change({ ...segment, endTime: undefined })],
    ["the key of another row", change(segment, ["u2"])],
    ["a key with too many parts", change(segment, ["u1", "u1"])],
    ["a key of another kind", change(null, ["ann", "5"], "warnings")],
    ["a table whose name is none", change(segment, ["u1"], "a table")],
    ["a table with a name that is too long", change(segment, ["u1"], "t".repeat(65))],
    ["an unknown table without a key", { table: "laterTable", row: segment }],
    ["an unknown table with something else than a row", { table: "laterTable", key: ["u1"], row: "text" }],
  ])("is refused with %s", async (_, wrong) => {
    await expect(reading(page(change(segment), wrong))).rejects.toThrow("something else than changes");
  });

  it("is refused when it says that there is more and its cursor stays", async () => {
    await expect(reading({ changes: [], next: "here", hasMore: true })).rejects.toThrow(/more changes, and gives none/);
    expect(await reading({ changes: [], next: "here", hasMore: false })).toMatchObject({ next: "here" });
  });

  it("is refused without a cursor, which would mean that everything begins again", async () => {
    await expect(reading({ ...page(), next: "" })).rejects.toThrow("something else than changes");
  });

  it("fails in the same way for all texts of one status", async () => {
    for (const text of ["request 1", "request 2"])
      await expect(reading(text, { status: 502 })).rejects.toMatchObject({ kind: "changes: 502" });
    await expect(reading("<html>")).rejects.toMatchObject({ kind: "api/changes: no JSON" });
  });
});
