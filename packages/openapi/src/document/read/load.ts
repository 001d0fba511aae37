import { type Document, isAlias, isNode, type Node, parseDocument, visit } from "yaml";
import { isList, isObject, type Json, type JsonObject } from "../tree/json.ts";

/** A text that cannot be parsed: location and reason. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** Limit of expanded aliases, so that a few lines cannot expand to millions. */
const maxAliasCount = 10_000;

/** Documents are read recursively, and the validator compiler runs out of stack a little beyond this. */
const maxLevels = 200;

/** Parses YAML or JSON text. Duplicate keys are an error in both. */
export function parse(source: string, file: string): Json {
  const text = source.replace(/^\uFEFF/, "");
  const value = /^\s*\{/.test(text) ? fromJson(text, file) : fromYaml(text, file);
  if (isDeep(value)) throw new Unreadable(tooDeep(file));
  return value;
}

const tooDeep = (file: string): string =>
  `${file}: it is nested more than ${maxLevels} levels deep. Give inner schemas names, and refer to them.`;

const isNested = (value: Json | undefined): value is JsonObject | readonly Json[] => isObject(value) || isList(value);

/** Level by level. */
function isDeep(root: Json): boolean {
  let level = [root].filter(isNested);
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels === maxLevels) return true;
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
  return false;
}

/** Parses YAML or JSON text that contains one object. */
export function load(text: string, file: string): JsonObject {
  const value = parse(text, file);
  if (!isObject(value))
    throw new Unreadable(`${file}: a specification is an object with keys, this is something else.`);
  return value;
}

function fromYaml(text: string, file: string): Json {
  const document = parseDocument(text, { uniqueKeys: true, prettyErrors: true, version: "1.2", merge: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) throw new Unreadable(yamlFault(fault, file));
  try {
    refuseCircles(document, file);
    return document.toJS({ maxAliasCount }) as Json;
  } catch (cause) {
    throw cause instanceof Unreadable ? cause : new Unreadable(yamlFault(cause, file), { cause });
  }
}

/** The library recurses until the stack overflows, and reports that as a fault of the text. */
function yamlFault(fault: unknown, file: string): string {
  const text = fault instanceof Error ? fault.message : "not YAML";
  return text.startsWith("Maximum call stack") ? tooDeep(file) : `${file}: ${text}`;
}

/** A circular alias cannot be represented as JSON. */
function refuseCircles(document: Document, file: string): void {
  const anchored = new Map<string, Node>();
  visit(document, (_, node, path) => {
    if (isAlias(node)) {
      const target = anchored.get(node.source);
      if (target !== undefined && path.includes(target))
        throw new Unreadable(`${file}: the alias *${node.source} stands inside of what it stands for. Use a $ref.`);
    } else if (isNode(node) && node.anchor !== undefined) anchored.set(node.anchor, node);
  });
}

function fromJson(text: string, file: string): Json {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (cause) {
    throw new Unreadable(`${file}: ${cause instanceof Error ? cause.message : "not JSON"}`, { cause });
  }
  refuseRepeatedKeys(text, file);
  return value;
}

/** `JSON.parse` silently keeps the last of duplicate keys, so the tokens of the (valid) text are scanned again. */
function refuseRepeatedKeys(text: string, file: string): void {
  const open: (Set<string> | undefined)[] = [];
  let isKey = false;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    if (token === "{" || token === "[") open.push(token === "{" ? new Set() : undefined);
    else if (token === "}" || token === "]") open.pop();
    const keys = open.at(-1);
    if (isKey && keys !== undefined && token.startsWith('"')) {
      if (keys.has(token)) throw new Unreadable(`${file}: the key ${token} occurs twice in one object.`);
      keys.add(token);
    }
    isKey = token === "{" || (token === "," && keys !== undefined);
  }
}
