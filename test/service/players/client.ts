import { request as httpRequest } from "node:http";
import { HASH } from "../../support/client.ts";
import { VIDEO } from "../../support/segments.ts";

/** The address that docs/service/players.md uses for the service, and the name in it. */
export const HOST = "segments.example.org";
const ORIGIN = `https://${HOST}`;

/** What a field has to be for the decoder of a client. */
export type Kind = "integer" | "number" | "text" | "flag" | "boolean" | "userId" | "uuid" | "times" | "list";

const isNumber = (value: unknown): boolean => typeof value === "number";
const matches = (pattern: RegExp) => (value: unknown) => typeof value === "string" && pattern.test(value);
const kinds: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  integer: Number.isInteger,
  number: isNumber,
  text: (value) => typeof value === "string",
  flag: (value) => value === 0 || value === 1,
  boolean: (value) => typeof value === "boolean",
  userId: matches(/^[0-9a-f]{64}$/),
  uuid: matches(/^[0-9a-f]{64,65}$/),
  times: (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber),
  list: Array.isArray,
};

/** Fields that a client reads, each with what its decoder accepts. */
export type Shape = Readonly<Record<string, Kind>>;

/** What is wrong with a value for a client that reads these fields; empty when nothing is. */
export function faultsOf(value: unknown, shape: Shape): string[] {
  const fields = Object(value) as Readonly<Record<string, unknown>>;
  return Object.entries(shape)
    .filter(([field, kind]) => !kinds[kind](fields[field]))
    .map(([field, kind]) => `${field} is not ${kind}: ${JSON.stringify(fields[field])}`);
}

/** A request to the address on the page, with the path and the query exactly as the client writes them. */
export type Sent = Readonly<{
  method?: "POST" | "DELETE";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}>;

/**
 * Another request than reading segments, the status that the client takes for success, and what it reads of the answer.
 */
export type Further = Sent & Readonly<{ status?: number; shape?: Shape }>;

/** What a client knows after it has read segments, and who its user is. */
export type Known = Readonly<{ uuid: string; user: string; publicId: string; other: string }>;

/**
 * - `read`    the request for the segments of the usual video, from the address as docs/service/players.md has it
 * - `gets`    which of the usual segments it gets, each as its category and its action
 * - `fields`  what it reads of each of them
 * - `only`    its decoder refuses other fields
 * - `further` its other requests, in an order in which all of them succeed
 */
export type Client = Readonly<{
  read?: (address: string) => Sent;
  gets?: readonly string[];
  fields?: Shape;
  only?: true;
  further?: (address: string, known: Known) => readonly Further[];
}>;

export const prefix = (length: number): string => HASH.slice(0, length);
export { VIDEO };
/** Percent-encoded JSON as browsers and Java write it, and with the plus signs of Python. */
export const encoded = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
export const pythonList = (names: readonly string[]): string =>
  encodeURIComponent(`[${names.map((name) => `"${name}"`).join(", ")}]`).replaceAll("%20", "+");
/** As a browser's URL parser leaves JSON that the caller did not escape. */
export const quoted = (names: readonly string[]): string => JSON.stringify(names).replaceAll('"', "%22");
export const repeated = (key: string, names: readonly string[]): string =>
  names.map((name) => `${key}=${name}`).join("&");

export const skips = ["sponsor skip", "intro skip"] as const;
export const json = { "Content-Type": "application/json" };

/** Every field of a segment, for the clients whose decoder needs all. */
export const wholeSegment: Shape = {
  segment: "times",
  UUID: "uuid",
  category: "text",
  actionType: "text",
  videoDuration: "number",
  locked: "flag",
  votes: "integer",
  description: "text",
};

/**
 * Sends a request to a service at another origin, byte for byte: no URL parser normalises its path.
 * @throws Error if the request does not go to the address on the page
 */
export async function exactly(base: string, { method, url, headers = {}, body }: Sent) {
  if (!url.startsWith(`${ORIGIN}/`)) throw new Error(`${url} is not at ${ORIGIN}`);
  return new Promise<{ status: number; type: string | undefined; text: string }>((resolve, reject) => {
    const sent = httpRequest(base, { path: url.slice(ORIGIN.length), method: method ?? "GET", headers, agent: false });
    sent.once("error", reject).once("response", (response) => {
      const chunks: Buffer[] = [];
      response
        .once("error", reject)
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .once("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, type: response.headers["content-type"], text });
        });
    });
    sent.end(body);
  });
}
