import fc from "fast-check";
import { expect, it } from "vitest";
import { testStorage } from "../../../test/support/database.ts";
import { address, newRow } from "../../../test/support/rows.ts";

const hex = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: min, maxLength: max });
/** Hashes crowd around few beginnings, so that prefixes select some, and often end at the edges 0 and f. */
const hash = fc
  .tuple(
    fc.constantFrom("0000", "ffff", "fffe", "09af", "9a0f", "abcf", "abd0"),
    fc.constantFrom("", "0", "f", "ff", "9", "a"),
    hex(64, 64),
  )
  .map((parts) => parts.join("").slice(0, 64));

it("a prefix selects the videos whose hash starts with it, and no others", async () => {
  await using storage = await testStorage();
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(hash, { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.integer({ min: 4, max: 64 }),
      async (hashes, pick, length) => {
        await storage.knex("segments").delete();
        await storage.knex("segment_origin").delete();
        const rows = hashes.map((videoHash) => newRow({ videoId: videoHash.slice(-8), videoHash }));
        await storage.stores.segments.insert(rows, address("home"));
        const prefix = (hashes[pick % hashes.length] ?? "").slice(0, length);
        const found = await storage.stores.segments.byHashPrefix("YouTube", prefix);
        const wanted = hashes.filter((one) => one.startsWith(prefix));
        expect(found.map(({ videoHash }) => videoHash).sort()).toEqual(wanted.sort());
      },
    ),
    { numRuns: 60 },
  );
});
