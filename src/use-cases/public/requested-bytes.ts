/** What a client may know of a file. `tag`: strong validator without quotes; `modifiedAt`: in ms since 1970. */
export type FileFacts = Readonly<{ size: number; tag: string; modifiedAt: number }>;

/** `first` and `last` are counted from 0. */
export type RequestedBytes =
  | Readonly<{ kind: "unmodified" | "whole" | "unsatisfiable" }>
  | Readonly<{ kind: "part"; first: number; last: number }>;

export type FileRequest = Readonly<{
  method: string;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}>;

const whole = { kind: "whole" } as const;
const unsatisfiable = { kind: "unsatisfiable" } as const;

/** Dates of HTTP have no fractions of a second. */
const seconds = (ms: number): number => Math.floor(ms / 1000);

const listsTag = (header: string, tag: string): boolean =>
  header.split(",").some((one) => ["*", `"${tag}"`, `W/"${tag}"`].includes(one.trim()));

/** Whether the part that a client has belongs to this file. Source: RFC 9110, section 13.1.5. */
function isSame(ifRange: string, { tag, modifiedAt }: FileFacts): boolean {
  if (ifRange.includes('"')) return ifRange.trim() === `"${tag}"`;
  return seconds(Date.parse(ifRange)) === seconds(modifiedAt);
}

/** One range; several ones, and what is malformed, are ignored. Source: RFC 9110, section 14.2. */
function rangeOf(header: string, size: number): RequestedBytes {
  const [, from = "", to = ""] = /^\s*bytes\s*=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header) ?? [];
  if (from === "" && to === "") return whole;
  const [first, last] =
    from === "" ? [Math.max(0, size - Number(to)), size - 1] : [Number(from), to === "" ? size - 1 : Number(to)];
  if (from !== "" && to !== "" && Number(to) < Number(from)) return whole;
  if (first >= size || (from === "" && Number(to) === 0)) return unsatisfiable;
  return { kind: "part", first, last: Math.min(last, size - 1) };
}

/**
 * What of a file to send, by If-None-Match or If-Modified-Since, and by Range and If-Range.
 * Source  RFC 9110, sections 13.2 and 14.2
 */
export function requestedBytes(file: FileFacts, { method, headers }: FileRequest): RequestedBytes {
  const header = (name: string): string | undefined => headers[name]?.toString();
  const noneMatch = header("if-none-match");
  const since = Date.parse(header("if-modified-since") ?? "");
  const isKnown = noneMatch === undefined ? seconds(file.modifiedAt) <= seconds(since) : listsTag(noneMatch, file.tag);
  if (isKnown) return { kind: "unmodified" };
  const range = header("range");
  const ifRange = header("if-range");
  if (range === undefined || method !== "GET" || (ifRange !== undefined && !isSame(ifRange, file))) return whole;
  return rangeOf(range, file.size);
}
