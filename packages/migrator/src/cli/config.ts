import { readFileSync } from "node:fs";
import type { Section } from "../protocol/contracts.ts";
import { messageOf } from "../protocol/errors.ts";
import type { Fields } from "../protocol/transport/fields.ts";
import { table } from "./table.ts";
import { UsageError } from "./usage.ts";

/** `section`: the one to print, undefined for a list; `change`: the one to write. */
export type ConfigRequest = Readonly<{ section: string | undefined; change: Section | undefined }>;

const usage = "config: expected get, get SECTION, or set SECTION FILE";

/** `-` is standard input. */
function textOf(path: string): string {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (error) {
    throw new UsageError(`config set: ${messageOf(error)}`);
  }
}

/**
 * @param given the arguments after `config`
 * @throws UsageError
 */
export function configRequestOf(given: readonly string[]): ConfigRequest {
  const [verb, section, file, ...rest] = given;
  if (verb === "get" && file === undefined) return { section, change: undefined };
  if (verb !== "set" || section === undefined || file === undefined || rest.length > 0) throw new UsageError(usage);
  return { section, change: { filename: section, content: textOf(file) } };
}

type Config = Readonly<{ version: number; sections: readonly Readonly<{ filename: string; content: string }>[] }>;

/** The configuration in a reply; undefined when there is none. */
export function configIn(body: unknown): Config | undefined {
  const { version, sections } = (body ?? {}) as Fields;
  if (typeof version !== "number" || !Array.isArray(sections)) return undefined;
  const isSection = (one: Fields | null): boolean =>
    typeof one?.["filename"] === "string" && typeof one["content"] === "string";
  return sections.every(isSection) ? { version, sections } : undefined;
}

/** One section unchanged, so that it can be edited and written back, or a list of all. */
export function configText({ version, sections }: Config, { section, change }: ConfigRequest): string {
  if (change !== undefined) return `${change.filename} is written; the configuration has version ${version}.`;
  const one = sections.find(({ filename }) => filename === section);
  if (one !== undefined) return one.content.replace(/\n$/, "");
  const names = sections.map(({ filename }) => filename).join(", ") || "none";
  if (section !== undefined) throw new UsageError(`config get: there is no section ${section}; there are ${names}`);
  const rows = sections.map(({ filename, content }) => [filename, String(Buffer.byteLength(content))]);
  return `Version ${version}.\n${table(["section", "bytes"], rows)}`;
}
