import { hash } from "node:crypto";
import type { Segment } from "./segment.ts";

/** What a video is found by. */
export type VideoKey = Readonly<{ service: string; videoId: string; videoHash: string }>;

/** SHA-256 of a video id, 64 lower-case hexadecimal characters, used for lookups by hash prefix. */
export const videoHash = (videoId: string): string => hash("sha256", videoId);

type Identity = Pick<
  Segment,
  "videoId" | "startTime" | "endTime" | "userId" | "description" | "category" | "actionType" | "service"
>;

/** Version digit at the end of every id generated this way; clients and dumps rely on it. */
const scheme = "7";

/**
 * Generates the permanent id of a new segment; it does not change if the category changes later. Shape 64 lower-case
 * hexadecimal characters and the digit 7 Source segment service, identifiers. The parts are joined without separators,
 * so two different segments of one user can, rarely,
 *         have the same id; the second one then counts as a duplicate.
 */
export function segmentUuid(of: Identity): string {
  const parts = [
    of.videoId,
    of.startTime,
    of.endTime,
    of.userId,
    of.description,
    of.category,
    of.actionType,
    of.service,
  ];
  return hash("sha256", parts.join("")) + scheme;
}

/**
 * 64 hexadecimal digits, or the dashed form of older dumps, then anything printable. The column holds 65 characters.
 */
const uuidStart = /^(?:[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[!-~]*$/;

export const isWellFormedUuid = (text: string): boolean => text.length <= 65 && uuidStart.test(text);

const bareId = /^[\w-]{11}$/;
const hosts = new Set(["youtube.com", "youtube-nocookie.com"]);
const pathWithId = /^\/(?:embed|shorts|live|v)\/([\w-]{11})(?:\/|$)/;
const shortPath = /^\/([\w-]{11})(?:\/|$)/;

/** Extracts the YouTube video id from an id or URL; undefined if the text has none. */
export function primaryVideoId(text: string): string | undefined {
  if (bareId.test(text)) return text;

  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^(?:www|m|music)\./, "");
  if (host === "youtu.be") return shortPath.exec(url.pathname)?.[1];
  if (!hosts.has(host)) return undefined;

  const idParameter = url.pathname === "/watch" ? url.searchParams.get("v") : null;
  return idParameter !== null && bareId.test(idParameter) ? idParameter : pathWithId.exec(url.pathname)?.[1];
}

/**
 * Minimum length of an id prefix: anything shorter would match half a video, and so reveal what the client cannot have
 * known.
 */
export const minUuidLength = 4;

export const minPrefixLength = 4;
export const maxPrefixLength = 32;

/** All hash prefixes under which clients may request a video, and the full hash. */
export function* prefixesOf(videoHash: string): Generator<string> {
  yield videoHash;
  for (let length = minPrefixLength; length <= maxPrefixLength; length++) yield videoHash.slice(0, length);
}

/** Extracts the ids, or id prefixes, of segments the client wants to see regardless of their state. */
export const requiredFrom = (list: readonly unknown[]): string[] =>
  list.filter((id): id is string => typeof id === "string" && id.length >= minUuidLength);
