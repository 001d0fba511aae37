import type { Leftovers } from "../../storage/public/leftovers.ts";
import type { PublicRow } from "../../storage/public/snapshot.ts";

/** How the rows of one table are written. `head`: what comes before them; `line`: a row with its line break. */
export type RowFormat = Readonly<{ head: string; line: (row: PublicRow, leftovers: Leftovers | undefined) => string }>;
