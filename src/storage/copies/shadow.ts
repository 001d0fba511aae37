import type { Bulk } from "@segmark/database/bulk/bulk";

/** The name of the table that will take the place of a live one. */
export const shadowOf = (live: string): string => `import_${live}`;

/** Makes it, empty and with its unique indexes. May be repeated. */
export async function createShadow(bulk: Bulk, live: string): Promise<void> {
  await bulk.drop(shadowOf(live));
  await bulk.createLike(live, shadowOf(live));
  await bulk.buildIndexes(live, shadowOf(live), true);
}

/** Adds its other indexes, once its rows are there. */
export const buildOtherIndexes = (bulk: Bulk, live: string): Promise<void> =>
  bulk.buildIndexes(live, shadowOf(live), false);
