import fc from "fast-check";
import { expect, it } from "vitest";
import { testStorage } from "../../support/database.ts";
import { user } from "../../support/rows.ts";

const letters = fc.constantFrom("a", "b", "A", "é", "🎬", " ", "%");
const names = fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 10 });

it("finds what a scan of every name would find", async () => {
  await using storage = await testStorage();
  const { userNames } = storage.stores;
  const none = { name: null, isLocked: false };
  const all = new Map<string, string>();
  await fc.assert(
    fc.asyncProperty(names, fc.string({ unit: letters, minLength: 3, maxLength: 6 }), async (chosen, piece) => {
      for (const [at, name] of chosen.entries()) {
        const userId = user(`${at}`);
        const after = { name, isLocked: false };
        await storage.transaction((stores) =>
          stores.userNames.change({ userId, before: none, after, byAdmin: false, at: 1 }),
        );
        all.set(userId, name);
      }
      const expected = [...all].filter(([, name]) => name.includes(piece)).map(([userId]) => userId);
      const found = (await userNames.containing(piece)).map(({ userID }) => userID);
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 30 },
  );
});
