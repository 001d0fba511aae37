import { createRequire } from "node:module";
import type { Document, Node } from "yaml";
import { badConfig } from "./bad-config.ts";

const load = createRequire(import.meta.url);

/** Loaded lazily, with the first text read or written: most processes of a service never do either. */
const yamlPackage = (): typeof import("yaml") => load("yaml");

export type YamlMap = Readonly<Record<string, unknown>>;

const firstLine = (message: string): string => (message.split("\n")[0] ?? "").replace(/[.:]$/, "");

/**
 * The first key that its map has twice. The parser itself compares each key with all others, which takes minutes for a
 * long map.
 */
function repeatedKey(document: Document.Parsed): Node | undefined {
  const { isNode, isScalar, visit } = yamlPackage();
  let repeated: Node | undefined;
  visit(document, {
    Map: (_, { items }) => {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        const value = isScalar(key) ? key.value : key;
        if (isNode(key) && keys.has(value)) repeated = key;
        if (repeated !== undefined) return visit.BREAK;
        keys.add(value);
      }
      return undefined;
    },
  });
  return repeated;
}

/** Maximum nesting depth of a section; those of the manager have four levels. */
const maxDepth = 100;
const levelsInLine = new RegExp(`^ *(?:[-?:][ \\t]+){${maxDepth}}`, "m");

/**
 * Whether parsing would take far too long for such a length. Brackets in texts and comments count as well, since most
 * of them come in pairs.
 */
function isTooDeeplyNested(text: string): boolean {
  let level = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    level += bracket === "[" || bracket === "{" ? 1 : -1;
    if (Math.abs(level) > maxDepth) return true;
  }
  return levelsInLine.test(text);
}

/**
 * The document including comments, so that a part can be changed and the whole written back.
 * @throws MigratorError `bad_config` naming the section and the line
 */
export function parseYaml(section: string, text: string): Document.Parsed {
  const { LineCounter, parseDocument } = yamlPackage();
  const lineCounter = new LineCounter();
  if (isTooDeeplyNested(text))
    throw badConfig(
      section,
      "",
      `expected YAML with at most ${maxDepth} levels, and as many closing brackets as opening ones`,
    );
  // The parser looks for the lines of every error, which takes minutes when there are many.
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, lineCounter });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    const reason = `${firstLine(error.message)} at line ${line}, column ${col}`;
    throw badConfig(section, "", `expected YAML; ${reason}`, { cause: error });
  }
  const repeated = repeatedKey(document);
  if (repeated === undefined) return document;
  const { line, col } = lineCounter.linePos(repeated.range?.[0] ?? 0);
  throw badConfig(section, "", `expected YAML; Map keys must be unique at line ${line}, column ${col}`);
}

/** @throws MigratorError `bad_config` */
export function plainOf(section: string, document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (cause) {
    const reason = cause instanceof Error ? firstLine(cause.message) : "it cannot be read";
    throw badConfig(section, "", `expected YAML; ${reason}`, { cause });
  }
}

const isMap = (value: unknown): value is YamlMap =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A map with no keys but these, so that a misspelt key is not silently ignored.
 * @throws MigratorError `bad_config`
 */
export function mapWith(section: string, key: string, value: unknown, keys: readonly string[]): YamlMap {
  const map = mapOf(section, key, value);
  for (const own of Object.keys(map))
    if (!keys.includes(own)) throw badConfig(section, pathTo(key, own), `unknown; expected one of ${keys.join(", ")}`);
  return map;
}

/** @throws MigratorError `bad_config` */
export function mapOf(section: string, key: string, value: unknown): YamlMap {
  if (!isMap(value)) throw badConfig(section, key, "expected a map of names to values");
  return value;
}

export const pathTo = (parent: string, key: string): string => (parent === "" ? key : `${parent}.${key}`);

/** @throws MigratorError `bad_config` */
export function stringsOf(section: string, key: string, value: unknown): string[] {
  if (!Array.isArray(value)) throw badConfig(section, key, "expected a list of strings");
  return value.map((item: unknown, position) => {
    if (typeof item !== "string" || item === "") throw badConfig(section, `${key}[${position}]`, "expected a string");
    return item;
  });
}
