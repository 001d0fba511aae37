import type { Storage } from "../../src/storage/open.ts";
import { address, newRow, sha256 } from "./rows.ts";

/** This many users with a segment each, whose totals have not been computed yet, as after an import. */
export async function plantTouched({ transaction }: Pick<Storage, "transaction">, users: number): Promise<void> {
  const rows = Array.from({ length: users }, (_, at) =>
    newRow({ userId: sha256(`touched ${at}`), startTime: at, endTime: at + 1 }),
  );
  for (let from = 0; from < users; from += 100) {
    const some = rows.slice(from, from + 100);
    await transaction(async ({ segments, totals }) => {
      await segments.insert(some, address("home"));
      await totals.markStale(some.map(({ userId }) => userId));
    });
  }
}
