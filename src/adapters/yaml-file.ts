import { readFile } from "node:fs/promises";
import { messageOf } from "@segmark/database/error-message";
import { whyUnreadable } from "@segmark/database/unreadable-file";
import type { Document, LineCounter } from "yaml";

/** A fault of a file. `path`: keys and indexes from its root. */
export type FileFault = Readonly<{ path: readonly (string | number)[]; why: string }>;

/** A file that cannot be used. Each fault names the file, the line and the location in it. */
export class FileError extends Error {
  override readonly name = "FileError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[], options?: ErrorOptions) {
    super(faults.join("\n"), options);
    this.faults = faults;
  }
}

const specFolder = new URL("../../spec/", import.meta.url);

/** Far more than the largest sensible one. */
const maxFileLength = 1_000_000;

/** @throws FileError if the file cannot be read, or is too long */
export async function textOfFile(path: string | URL, name = String(path)): Promise<string> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new FileError([whyUnreadable(name, cause)], { cause });
  });
  if (text.length > maxFileLength) throw new FileError([`${name}: the file has more than 1 MB`]);
  return text;
}

/**
 * Parses and checks YAML. The libraries for it are loaded only now, since a service without a file needs neither.
 * @param name of the file, for messages
 * @param schema name of a JSON schema in `spec`
 * @param faultsOf what the schema cannot say
 * @throws FileError with all faults
 */
export async function parseYamlFile<File>(
  name: string,
  text: string,
  schema: string,
  faultsOf: (file: File) => readonly FileFault[],
): Promise<File> {
  const { LineCounter: Lines, parseDocument } = await import("yaml");
  const lines = new Lines();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const locate = locationIn(name, document, lines);
  if (document.errors.length > 0)
    throw new FileError(
      document.errors.map(({ message, pos: [at] }) => `${name}, line ${lines.linePos(at).line}: ${message}`),
    );
  const { file, faults } = await checked<File>(plain(name, document), schema);
  if (file === undefined) throw new FileError(faults.map(locate));
  const others = faultsOf(file);
  if (others.length > 0) throw new FileError(others.map(locate));
  return file;
}

/** Too many aliases are refused here. */
function plain(name: string, document: Document): unknown {
  try {
    return document.toJS();
  } catch (cause) {
    throw new FileError([`${name}: ${messageOf(cause)}`], { cause });
  }
}

type Checked<File> = Readonly<{ file: File | undefined; faults: readonly FileFault[] }>;

async function checked<File>(value: unknown, schemaName: string): Promise<Checked<File>> {
  const schema = JSON.parse(await readFile(new URL(schemaName, specFolder), "utf8"));
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const isFile = new Ajv2020({ allErrors: true, strict: true }).compile<File>(schema);
  if (isFile(value)) return { file: value, faults: [] };
  const faults = (isFile.errors ?? []).map(({ instancePath, message = "wrong", params, keyword }): FileFault => {
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
  ({ path, why }: FileFault): string => {
    const at = [...path.keys(), path.length].flatMap((length) => startOf(document, path.slice(0, length))).at(-1) ?? 0;
    const where = path.map((key, i) => (typeof key === "number" ? `[${key}]` : i === 0 ? key : `.${key}`)).join("");
    return `${name}, line ${lines.linePos(at).line}${where === "" ? "" : `, ${where}`}: ${why}`;
  };

/** Where a value begins in the text; nothing if it is not there. */
function startOf(document: Document, path: FileFault["path"]): number[] {
  const node: unknown = document.getIn(path, true);
  const range: unknown = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(range) && typeof range[0] === "number" ? [range[0]] : [];
}
