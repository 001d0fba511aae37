import { readdir, readFile } from "node:fs/promises";
import { messageOf } from "@segmark/database/error-message";
import { whyUnreadable } from "@segmark/database/unreadable-file";
import type { Document, LineCounter } from "yaml";
import type { VocabularyFile } from "../../generated/vocabulary/file.ts";
import { type VocabularyFault, vocabularyFaults } from "../domain/segments/vocabulary-faults.ts";

/** A vocabulary that cannot be used. Each fault names the file, the line and the location in it. */
export class VocabularyError extends Error {
  override readonly name = "VocabularyError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[], options?: ErrorOptions) {
    super(faults.join("\n"), options);
    this.faults = faults;
  }
}

const specFolder = new URL("../../spec/", import.meta.url);
const presetFolder = new URL("vocabularies/", specFolder);

/** Names of the vocabularies in the package. */
export async function presetNames(): Promise<string[]> {
  const files = await readdir(presetFolder);
  return files.flatMap((file) => (file.endsWith(".yaml") ? [file.slice(0, -".yaml".length)] : [])).sort();
}

/** Far more than the largest sensible one. */
const maxFileLength = 1_000_000;

/**
 * Reads and checks a vocabulary. The libraries for it are loaded only now, since a service without a file needs
 * neither.
 * @param name a preset, or a path: something with a dot or a slash in it
 * Errors  `VocabularyError` with all faults
 */
export async function readVocabularyFile(name: string): Promise<VocabularyFile> {
  const text = await textOf(name);
  const { LineCounter: Lines, parseDocument } = await import("yaml");
  const lines = new Lines();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const locate = locationIn(name, document, lines);
  if (document.errors.length > 0)
    throw new VocabularyError(
      document.errors.map(({ message, pos: [at] }) => `${name}, line ${lines.linePos(at).line}: ${message}`),
    );
  const { file, faults } = await checked(plain(name, document));
  if (file === undefined) throw new VocabularyError(faults.map(locate));
  const others = vocabularyFaults(file);
  if (others.length > 0) throw new VocabularyError(others.map(locate));
  return file;
}

async function textOf(name: string): Promise<string> {
  const isPreset = /^[\w-]+$/.test(name);
  const presets = isPreset ? await presetNames() : [];
  if (isPreset && !presets.includes(name))
    throw new VocabularyError([
      `there is no preset of this name; there are ${presets.join(", ")}. A path has a slash or a dot in it.`,
    ]);
  const text = await readFile(isPreset ? new URL(`${name}.yaml`, presetFolder) : name, "utf8").catch(
    (cause: unknown) => {
      throw new VocabularyError([whyUnreadable(name, cause)], { cause });
    },
  );
  if (text.length > maxFileLength) throw new VocabularyError([`${name}: the file has more than 1 MB`]);
  return text;
}

/** Too many aliases are refused here. */
function plain(name: string, document: Document): unknown {
  try {
    return document.toJS();
  } catch (cause) {
    throw new VocabularyError([`${name}: ${messageOf(cause)}`], { cause });
  }
}

type Checked = Readonly<{ file: VocabularyFile | undefined; faults: readonly VocabularyFault[] }>;

async function checked(value: unknown): Promise<Checked> {
  const schema = JSON.parse(await readFile(new URL("vocabulary.schema.json", specFolder), "utf8"));
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const isFile = new Ajv2020({ allErrors: true, strict: true }).compile<VocabularyFile>(schema);
  if (isFile(value)) return { file: value, faults: [] };
  const faults = (isFile.errors ?? []).map(({ instancePath, message = "wrong", params, keyword }): VocabularyFault => {
    const path = instancePath
      .split("/")
      .slice(1)
      .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
      .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (keyword === "additionalProperties")
      return { path: [...path, String(params["additionalProperty"])], why: "there is no such key here" };
    if (keyword === "enum") return { path, why: `expected one of ${[params["allowedValues"]].flat().join(", ")}` };
    return { path, why: message };
  });
  return { file: undefined, faults };
}

/** `./vocabulary.yaml, line 12, categories[3].colour: must match pattern …` */
const locationIn =
  (name: string, document: Document, lines: LineCounter) =>
  ({ path, why }: VocabularyFault): string => {
    const at = [...path.keys(), path.length].flatMap((length) => startOf(document, path.slice(0, length))).at(-1) ?? 0;
    const where = path.map((key, i) => (typeof key === "number" ? `[${key}]` : i === 0 ? key : `.${key}`)).join("");
    return `${name}, line ${lines.linePos(at).line}${where === "" ? "" : `, ${where}`}: ${why}`;
  };

/** Where a value begins in the text; nothing if it is not there. */
function startOf(document: Document, path: VocabularyFault["path"]): number[] {
  const node: unknown = document.getIn(path, true);
  const range: unknown = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(range) && typeof range[0] === "number" ? [range[0]] : [];
}
