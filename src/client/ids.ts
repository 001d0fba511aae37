import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Hash rounds between a local and a public user id, the same in all clients and services of this API. */
const rounds = 5000;
/** Rounds per task, so that a page stays responsive: about 2 ms on a slow phone. */
const roundsPerTask = 500;

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** 36 random letters and digits. `crypto.randomUUID` is missing outside secure contexts. */
export function randomId(): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  let id = "";
  while (id.length < 36)
    // Bytes beyond a multiple of the alphabet would make its first characters more frequent.
    for (const byte of crypto.getRandomValues(new Uint8Array(48)))
      if (byte < 248 && id.length < 36) id += alphabet.charAt(byte % alphabet.length);
  return id;
}

/** A new local user id: a secret, to be kept by the user's client. */
export const createUserId = randomId;

/**
 * The public id of a user: 5000 rounds of SHA-256, each of the hexadecimal text of the one before. @param userId the
 * local id
 */
export async function publicUserId(userId: string): Promise<string> {
  let text = userId;
  for (let done = 0; done < rounds; done += roundsPerTask) {
    for (let round = 0; round < roundsPerTask; round++) text = hashOf(text);
    await nextTask();
  }
  return text;
}

/** The SHA-256 of a video id, of which the first characters stand for the video in reads. */
export const videoHash = (videoID: string): string => hashOf(videoID);
