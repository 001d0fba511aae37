import { hashOf } from "../../engine/list/migration-file.ts";
import { scheme } from "../../engine/run/stack-place.ts";
import { messageOf } from "../../protocol/errors.ts";
import { serveText } from "./hooks.ts";

/** The text of a migration and its URL, which changes with the text. */
export type Source = Readonly<{ name: string; text: string; hash: string; url: string }>;

export function serveSource(name: string, text: string): Source {
  const hash = hashOf(text);
  const url = `${scheme}migrations/source/${encodeURIComponent(name)}?text=${hash}`;
  serveText(url, text);
  return { name, text, hash, url };
}

/** What is wrong with the text, with the line where Node reports it. */
export function faultOf({ url }: Source, thrown: unknown): string {
  const stack = thrown instanceof Error ? (thrown.stack ?? "") : "";
  const line = /^:(\d+)/.exec(stack.slice(stack.indexOf(url) + url.length))?.[1];
  const place = stack.includes(url) && line !== undefined ? ` (line ${line})` : "";
  return `${messageOf(thrown).replaceAll(url, "the migration")}${place}`;
}
