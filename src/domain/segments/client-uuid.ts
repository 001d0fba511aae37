/** How long a segment can be found by the id that its submitter's client made, in ms: for most, until the page is reloaded. */
export const clientUuidLifetime = 3_600_000;

/** Shorter ones are not random enough to be told from each other, and easily the beginning of an id that is stored. */
const form = /^[!-~]{16,128}$/;

/** The id a client made for a segment it submits; undefined when there is none to remember, which is no fault. */
export const clientUuidFrom = (raw: unknown): string | undefined =>
  typeof raw === "string" && form.test(raw) ? raw : undefined;

/** A segment that is stored under `uuid`, and what its submitter calls it. */
export type Naming = Readonly<{ clientUuid: string; uuid: string }>;
