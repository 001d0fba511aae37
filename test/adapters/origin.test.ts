import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { originFeed } from "../../src/adapters/origin.ts";
import { publicChanges } from "../../src/process/composition/public-change.ts";
import { type PublicColumn, type PublicTable, publicTables } from "../../src/storage/public/tables.ts";

/** Reads one page from an origin. */
async function readingFrom(listener: RequestListener, { after = "here", limit = 10 } = {}) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const read = originFeed(`http://127.0.0.1:${port}`, publicChanges);
    return await read(after, limit, new AbortController().signal);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Reads one page from an origin that answers with this. */
const reading = (answer: unknown, { after = "here", status = 200 } = {}) =>
  readingFrom(
    (_, response) => {
      response.statusCode = status;
      response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
    },
    { after },
  );

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
    expect(await reading(page(...changes))).toEqual({ ...page(...changes), sent: 5, leftOut: [] });
  });

  it("is taken without what belongs to tables that only a later version knows, whose names it says", async () => {
    const later = [change({ any: "thing" }, ["k", 5], "laterTable"), change(null, ["k"], "toString")];
    expect(await reading(page(...later, change(segment), ...later))).toEqual({
      ...page(change(segment)),
      sent: 5,
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

  const tally = { UUID: "u1", category: "intro", votes: 1 };
  it.each([
    ["an empty UUID", change({ ...segment, UUID: "" }, [""]), 'sponsorTimes [""] has no UUID'],
    ["an empty video", change({ ...segment, videoID: "" }), 'sponsorTimes ["u1"] has no videoID'],
    ["an empty user", change({ ...segment, userID: "" }), 'sponsorTimes ["u1"] has no userID'],
    ["an empty category", change({ ...tally, category: "" }, ["u1", ""], "categoryVotes"), "has no category"],
    ["an empty key of a row that is gone", change(null, [""]), 'sponsorTimes [""] has no UUID'],
    ["a NUL", change({ ...segment, videoID: "a\0b" }), 'sponsorTimes ["u1"] has a NUL character in videoID'],
    ["half a character", change({ ...segment, description: "a\ud800" }), "has half of a character in description"],
    ["half a character in a key", change(null, ["a\ud800"]), "has half of a character in UUID"],
  ])("is refused with %s, which an import would reject, and says which row and why", async (_, wrong, reason) => {
    await expect(reading(page(change(segment), wrong))).rejects.toThrow(reason);
  });

  it("is refused with more changes than were asked for", async () => {
    const changes = Array.from({ length: 11 }, (_, at) => change({ ...segment, UUID: `u${at}` }, [`u${at}`]));
    await expect(reading(page(...changes))).rejects.toThrow("11 changes, and 10 were asked for");
  });

  it("of rows that are long comes in smaller pages, of which the longest rows of every table fit", async () => {
    const long = { UUID: 65, videoID: 255, userID: 64, category: 32, actionType: 10, service: 20, hashedVideoID: 255 };
    const lengths: Readonly<Record<string, number>> = { ...long, issuerUserID: 64, userName: 64, channelID: 255 };
    for (const table of Object.values<PublicTable>(publicTables)) {
      const widest = ({ name: column, kind }: PublicColumn): string | number => {
        if (kind !== "text") return kind === "flag" ? 1 : kind === "real" ? -1.2345678901234567 : 100;
        return "\u0001".repeat(lengths[column] ?? (["reason", "title"].includes(column) ? 16_000 : 255));
      };
      const row = Object.fromEntries(table.columns.map((column) => [column.name, widest(column)]));
      const one = change(
        row,
        table.key.map((column) => row[column]),
        table.name,
      );
      const asked: number[] = [];
      const read = await readingFrom(
        ({ url = "" }, response) => {
          const limit = Number(new URL(url, "http://origin").searchParams.get("limit"));
          asked.push(limit);
          response.end(JSON.stringify(page(...Array.from({ length: limit }, () => one))));
        },
        { limit: 500 },
      );
      expect(read.changes).toHaveLength(asked.at(-1) ?? 0);
      expect(asked).toEqual(asked.length === 1 ? [500] : [500, 32]);
    }
  });

  it("is not read beyond 4 MB", async () => {
    let sent = 0;
    const endless: RequestListener = (_, response) => {
      const go = (): void => {
        sent += 65_536;
        if (response.destroyed) return;
        if (response.write("[],".repeat(21_845))) setImmediate(go);
        else response.once("drain", go);
      };
      go();
    };
    await expect(readingFrom(endless, { limit: 500 })).rejects.toThrow("longer than 4000000 bytes");
    expect(sent).toBeLessThan(30_000_000); // asked twice, and some of it waits in buffers
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
