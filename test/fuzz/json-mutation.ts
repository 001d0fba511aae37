import type { Random } from "../../bench/random.ts";
import { hostileJson, hostileText } from "./hostile.ts";

const tokens = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/g;

type Token = Readonly<{ text: string; at: number }>;
const tokensOf = (json: string): Token[] =>
  [...json.matchAll(tokens)].map(({ 0: text, index }) => ({ text, at: index }));

const replaced = (json: string, { text, at }: Token, by: string): string =>
  json.slice(0, at) + by + json.slice(at + text.length);

const change: readonly ((json: string, token: Token, random: Random) => string)[] = [
  // Another value, or another name.
  (json, token, random) => replaced(json, token, hostileJson(random)),
  (json, token, random) => replaced(json, token, hostileJson(random)),
  (json, token, random) => replaced(json, token, JSON.stringify(hostileText(random))),
  // An additional name: one of the prototype's, or a duplicate.
  (json, token, random) =>
    token.text === "{" ? replaced(json, token, `{"__proto__":${hostileJson(random)},`) : replaced(json, token, "{"),
  (json, token) =>
    token.text.startsWith('"')
      ? replaced(json, token, `${token.text}:null,${token.text}`)
      : replaced(json, token, "[["),
  // A repeated element.
  (json, token, random) =>
    token.text === "["
      ? replaced(json, token, `[${`${hostileJson(random).slice(0, 40)},`.repeat(random.below(2000))}`)
      : replaced(json, token, ","),
  // Truncated, or with trailing text.
  (json, token) => json.slice(0, token.at),
  (json, _token, random) => json + hostileJson(random),
];

/** One to three changes in the text of a JSON document, which may leave it no JSON at all. */
export function mutateJson(json: string, random: Random): string {
  let text = json;
  for (let left = 1 + random.below(3); left > 0; left--) {
    const all = tokensOf(text);
    const [token, how] = [all[random.below(all.length)], change[random.below(change.length)]];
    if (token !== undefined && how !== undefined) text = how(text, token, random);
  }
  return text;
}

/** Bytes that are no UTF-8, another encoding, or a mark at the front. */
export function mutateBytes(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1);
  switch (random.below(5)) {
    case 0:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), bytes.subarray(at)]);
    case 1:
      return Buffer.from(bytes.toString("utf8"), "utf16le");
    case 2:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
    case 3:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xed, 0xa0, 0x80]), bytes.subarray(at)]);
    default:
      return Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
  }
}
