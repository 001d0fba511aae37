import type { Content } from "../../operation/operation.ts";
import { Problem } from "../../operation/problem.ts";

/** A field of a form, or a part of a multipart body, as it was sent. */
export type Sent = string | SentPart;
/** `filename`: undefined if the part is not a file. */
export type SentPart = Readonly<{ filename: string | undefined; type: string; bytes: Uint8Array }>;
export type Entry = readonly [name: string, sent: Sent];

/** What was sent for one field: values, and fields below it by key, such as `b` of `a[b]=1`. */
export type FormNode = { sent: Sent[]; fields: Map<string, FormNode> };

/** Brackets in one name. */
const maxDepth = 16;

const separators = { form: ",", spaceDelimited: " ", pipeDelimited: "|", deepObject: "" } as const;

/**
 * Arranges the entries of a body by field, as the styles of its fields say.
 * @throws Problem `bad_request` for a name nested too deeply.
 */
export type FormReader = (entries: Iterable<Entry>) => FormNode;

export function formReader({ encoding = {}, fields }: Content): FormReader {
  const encodings = new Map(Object.entries(encoding));
  const isObject = (name: string): boolean =>
    fields.some(({ path, types }) => path === name && types?.includes("object") === true);
  /** The fields of an exploded object are fields of the body itself. */
  const owners = new Map(
    [...encodings].flatMap(([name, { style, explode }]) =>
      style === "form" && explode && isObject(name) ? fieldNames(fields, name).map((field) => [field, name]) : [],
    ),
  );
  const listed = new Set(fields.map(({ path }) => path));
  /**
   * An object with additional fields gets those that are not fields of the body, unless the body allows additional
   * ones, too.
   */
  const [rest] = listed.has("*")
    ? []
    : [...encodings].flatMap(([name, { style, explode }]) =>
        style === "form" && explode && listed.has(`${name}.*`) ? [name] : [],
      );
  const pathOf = (name: string): readonly string[] => {
    const isOwn = listed.has(name) || listed.has(bracketed(name)?.[0] ?? name);
    const owner = owners.get(name) ?? (isOwn ? undefined : rest);
    if (owner !== undefined) return [owner, name];
    const keys = bracketed(name);
    return keys !== undefined && encodings.get(keys[0] ?? "")?.style === "deepObject" ? keys : [name];
  };
  return (entries) => {
    const root = emptyNode();
    for (const [name, sent] of entries) {
      const path = pathOf(name);
      const encoded = encodings.get(name);
      const separator = encoded === undefined || encoded.explode ? "" : separators[encoded.style ?? "form"];
      if (separator === "" || typeof sent !== "string") nodeAt(root, path).sent.push(sent);
      else addSeparated(nodeAt(root, path), sent.split(separator), isObject(name));
    }
    return root;
  };
}

const emptyNode = (): FormNode => ({ sent: [], fields: new Map() });

function nodeAt(root: FormNode, path: readonly string[]): FormNode {
  let node = root;
  for (const key of path) {
    const next = node.fields.get(key) ?? emptyNode();
    node.fields.set(key, next);
    node = next;
  }
  return node;
}

/** `a=1,2` is a list, and `a=r,1,g,2` an object. */
function addSeparated(node: FormNode, texts: readonly string[], isObject: boolean): void {
  for (const [index, text] of texts.entries()) {
    if (!isObject) node.sent.push(text);
    else if (index % 2 === 1) nodeAt(node, [texts[index - 1] ?? ""]).sent.push(text);
    else if (index === texts.length - 1) nodeAt(node, [text]).sent.push("");
  }
}

/** The keys of `a[b][]`; undefined if a name has no brackets, or others than these. */
function bracketed(name: string): readonly string[] | undefined {
  const open = name.indexOf("[");
  if (open <= 0 || !name.endsWith("]")) return undefined;
  const keys = name.slice(open + 1, -1).split("][");
  if (keys.length > maxDepth) throw new Problem("bad_request", "A name in the body has too many brackets.");
  return keys.some((key) => key.includes("[") || key.includes("]")) ? undefined : [name.slice(0, open), ...keys];
}

const fieldNames = (fields: Content["fields"], name: string): readonly string[] =>
  fields
    .filter(({ path }) => path.startsWith(`${name}.`))
    .map(({ path }) => path.slice(name.length + 1))
    .filter((rest) => !/[.[*]/.test(rest));
