/**
 * How long a segment can be found by its client-generated id, in ms. Most clients need it only until the page is
 * reloaded.
 */
export const clientUuidLifetime = 3_600_000;

/** Shorter ids are not random enough to be unique, and could easily be the prefix of a stored id. */
const form = /^[!-~]{16,128}$/;

/** The client-generated id of a submitted segment; undefined if missing or malformed, which is not an error. */
export const clientUuidFrom = (raw: unknown): string | undefined =>
  typeof raw === "string" && form.test(raw) ? raw : undefined;

/** Maps a client-generated id to the `uuid` the segment is stored under. */
export type Naming = Readonly<{ clientUuid: string; uuid: string }>;
