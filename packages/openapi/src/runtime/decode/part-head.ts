import { bodyText } from "./utf8.ts";

/**
 * What precedes the bytes of a part.
 * - `filename`  undefined if it is not a file
 * - `type`      its media type, with parameters
 * - `isTyped`   whether the client named that type, or it is the default one
 */
export type PartHead = Readonly<{ name: string; filename: string | undefined; type: string; isTyped: boolean }>;

/** The headers of a part; a sentence if they are not valid. Source: RFC 7578, section 4. */
export function partHead(bytes: Uint8Array): PartHead | string {
  const headers = headersOf(bytes);
  if (headers === undefined) return "The headers of a part are malformed.";
  const [disposition, type] = [parametersIn(headers.get("content-disposition") ?? ""), headers.get("content-type")];
  const name = disposition.get("name");
  if (name === undefined || name === "") return "A part has no name.";
  const extended = disposition.get("filename*");
  const decoded = extended === undefined ? undefined : percentDecoded(extended);
  if (extended !== undefined && decoded === undefined) return "The filename* of a part is not percent-encoded UTF-8.";
  const filename = decoded ?? disposition.get("filename");
  const fallback = filename === undefined ? "text/plain" : "application/octet-stream";
  return { name, filename, type: type ?? fallback, isTyped: type !== undefined };
}

/** Lines of `Name: value`, each name once; names in lower case. */
function headersOf(bytes: Uint8Array): ReadonlyMap<string, string> | undefined {
  const text = bodyText(bytes);
  if (text === undefined) return undefined;
  const headers = new Map<string, string>();
  for (const line of text === "" ? [] : text.split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).toLowerCase();
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || headers.has(name) || /[\r\n\0]/.test(line)) return undefined;
    headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * The parameters of Content-Disposition or Content-Type, the first of each name; names in lower case. They are read in
 * order, because a name in a quoted value is not one. Browsers write a quote as `%22`, other clients as `\"`.
 */
export function parametersIn(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const next = /;\s*([^\s=;"]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))\s*/gy;
  next.lastIndex = Math.max(0, header.indexOf(";"));
  for (let match = next.exec(header); match !== null; match = next.exec(header)) {
    const [, name = "", quoted, plain] = match;
    const value = plain ?? quoted?.replaceAll('\\"', '"').replaceAll("%22", '"') ?? "";
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value);
  }
  return found;
}

/** Source: RFC 8187, section 3.2. */
function percentDecoded(text: string): string | undefined {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(text)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
