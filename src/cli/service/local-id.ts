import { hashRounds } from "../../adapters/rounds.ts";
import { createReaders, refuseFaults } from "../../config/readers.ts";

/** A user: what everybody may know, and what speaks against using the secret behind it. */
export type User = Readonly<{ publicId: string; doubt: string | undefined }>;

/** As the service reads it. Errors: `ConfigError` */
function minLength(): number {
  const faults: string[] = [];
  const length = createReaders(process.env, faults).whole("MIN_USER_ID_LENGTH", 32, 1, 255);
  refuseFaults(faults);
  return length;
}

/** The user with a local id. Errors: `ConfigError` if MIN_USER_ID_LENGTH is none */
export function userOf(localId: string): User {
  const least = minLength();
  const doubt = /^[0-9a-f]{64}$/.test(localId)
    ? "This looks like a public id, which everybody may know. The local one is the secret that a client keeps."
    : localId.length < least
      ? `This is too short for a secret: a local user id has at least ${least} characters (MIN_USER_ID_LENGTH).`
      : undefined;
  return { publicId: hashRounds(localId), doubt };
}
