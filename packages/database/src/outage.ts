/**
 * Why the database does not work.
 * - `unreachable`  no answer, or not that of a working database
 * - `busy`         too many connections, or every attempt conflicted with other transactions
 * - `slow`         no answer, or no free connection, in time
 * - `full`         no space left
 * - `read_only`    does not accept writes
 * - `failing`      I/O errors
 * - `damaged`      its data is corrupt
 */
const outages = ["unreachable", "busy", "slow", "full", "read_only", "failing", "damaged"] as const;

export type Outage = (typeof outages)[number];

const all: ReadonlySet<string | undefined> = new Set(outages);

export const isOutage = (fault: string | undefined): fault is Outage => all.has(fault);

/** Outages that may not affect reads, so only writes reveal when they begin and end. */
export const writeOutages: ReadonlySet<Outage> = new Set(["full", "read_only", "failing", "damaged"]);
