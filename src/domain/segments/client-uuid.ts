/** How long a segment goes by the name that its submitter gave it, in ms: until the page is loaded anew, for most. */
export const clientUuidLifetime = 3_600_000;

/** Shorter ones are not random enough to be told from each other, and easily the beginning of an id that is stored. */
const form = /^[!-~]{16,128}$/;

/** The id a client made for a segment it submits; undefined when there is none to remember, which is no fault. */
export const clientUuidFrom = (raw: unknown): string | undefined =>
  typeof raw === "string" && form.test(raw) ? raw : undefined;

/** A segment that is stored under `uuid`, and what its submitter calls it. */
export type Naming = Readonly<{ clientUuid: string; uuid: string }>;
