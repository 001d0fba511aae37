import type { Headers } from "../../operation/headers.ts";
import type { Parameter } from "../../operation/operation.ts";
import { simple } from "./path.ts";
import { fieldsOf } from "./query.ts";
import { isListed, type Reading, readList, readPairs, readText, repeated } from "./text-readers.ts";

export type HeaderReader = (headers: Headers) => Reading;

/**
 * The reader of one header. Repeated headers are equivalent to a comma-separated one. Source: RFC 9110, section 5.3.
 */
export function headerReader(parameter: Parameter): HeaderReader {
  const { sentAs } = parameter;
  const own = parameter.name.toLowerCase();
  const read = simple(parameter);
  const isList = isListed(parameter) || parameter.shape === "object";
  return (headers) => {
    const key = sentAs === undefined ? own : sentAs(headers).toLowerCase();
    const value = Object.hasOwn(headers, key) ? headers[key] : undefined;
    const text = (typeof value === "string" ? value : value?.join(","))?.trim();
    if (text === undefined || (text === "" && !parameter.allowEmpty)) return undefined;
    return read(isList && text.includes(",") ? text.split(",").map(withoutBlanks).join(",") : text);
  };
}

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09;

/** Avoids a regular expression: matching blanks before a comma backtracks quadratically. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

export type Cookies = ReadonlyMap<string, readonly string[]>;

/** The pairs of the Cookie header; anything else is ignored. Source: RFC 6265, section 5.4. */
export function cookiesOf(headers: Headers): Cookies {
  const value = headers["cookie"];
  const text = typeof value === "string" ? value : (value?.join("; ") ?? "");
  const cookies = new Map<string, string[]>();
  for (const pair of text === "" ? [] : text.split(";")) {
    const equals = pair.indexOf("=");
    if (equals < 1) continue;
    const name = pair.slice(0, equals).trim();
    const text = decoded(pair.slice(equals + 1).trim());
    const same = cookies.get(name);
    if (same === undefined) cookies.set(name, [text]);
    else same.push(text);
  }
  return cookies;
}

function decoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export type CookieReader = (cookies: Cookies) => Reading;

/** The reader of one cookie: style form, where explode repeats the cookie. */
export function cookieReader(parameter: Parameter): CookieReader {
  const { name, shape, explode, allowEmpty } = parameter;
  const textsOf = (cookies: Cookies, key: string): readonly string[] =>
    (cookies.get(key) ?? []).filter((text) => text !== "" || allowEmpty);
  const keys = Object.keys(parameter.fields);
  return (cookies) => {
    if (shape === "object" && explode) return fieldsOf(keys, parameter, (key) => textsOf(cookies, key));
    const texts = textsOf(cookies, name);
    const [text] = texts;
    if (text === undefined) return undefined;
    if (isListed(parameter) && explode) return readList(texts, parameter);
    if (texts.length > 1) return repeated(name);
    if (isListed(parameter)) return readList(text.split(","), parameter);
    return shape === "object" ? readPairs(text.split(","), false, parameter) : readText(text, parameter);
  };
}
