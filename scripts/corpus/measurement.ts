import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprintOutput, handlerOutputs, outputsOf } from "../../src/openapi/codegen/outputs.ts";
import { textOf } from "../../src/openapi/document/json.ts";
import { load, parse } from "../../src/openapi/document/load.ts";
import type { Model } from "../../src/openapi/document/model.ts";
import { normalize, type Options } from "../../src/openapi/document/normalize.ts";
import { operationsIn } from "../../src/openapi/document/reach.ts";
import { type Refusal, Unsupported } from "../../src/openapi/document/unsupported.ts";
import { typeFaults } from "./type-faults.ts";

const command = "npm run corpus";

/** What the generator made of one document. */
export type Measurement = Readonly<{
  version: string;
  /** Operations in the document, and those that were generated. */
  found: number;
  generated: number;
  /** By reason, how many operations it concerns. */
  refused: ReadonlyMap<string, number>;
  notes: number;
  seconds: number;
  bytes: number;
  /** Of the strict type check of everything that was generated. */
  typeFaults: readonly string[];
}>;

/**
 * Generates what can be generated of a document into a folder, and checks its types.
 * Errors  `Unreadable`, or `Unsupported` if nothing of the document can be read
 */
export async function measure(path: string, folder: string): Promise<Measurement> {
  const start = process.cpuUsage();
  const file = path.split("/").slice(-2).join("/");
  const text = readFileSync(path, "utf8");
  const document = load(text, file);
  const read = (name: string) => {
    const other = join(dirname(path), name);
    return existsSync(other) ? parse(readFileSync(other, "utf8"), name) : undefined;
  };
  const { model, refusals } = normalized((options) => normalize(document, file, { read, ...options }));
  const outputs = [
    ...(await outputsOf(model, folder, command)),
    fingerprintOutput({ text, parts: new Map() }, { spec: file, out: folder, command }),
    ...handlerOutputs(model, { folder: `${folder}/handlers`, out: folder }, command),
  ];
  const { user, system } = process.cpuUsage(start);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{"type":"module"}');
  for (const output of outputs) {
    mkdirSync(dirname(output.path), { recursive: true });
    writeFileSync(output.path, output.text);
  }
  return {
    version: textOf(document["openapi"]) ?? "",
    found: Math.max(operationsIn(document).length, model.operations.length),
    generated: model.operations.length,
    refused: new Map(
      [...Map.groupBy(refusals, ({ reason }) => reason)].map(([reason, group]) => [
        reason,
        new Set(group.flatMap(({ operations = [] }) => operations)).size,
      ]),
    ),
    notes: model.notes.length,
    seconds: (user + system) / 1e6,
    bytes: outputs.reduce((sum, { text }) => sum + text.length, 0),
    typeFaults: typeFaults(outputs.map((output) => output.path).filter((name) => name.endsWith(".ts"))),
  };
}

/** The model of all operations that can be generated. */
function normalized(read: (options: Options) => Model): Readonly<{ model: Model; refusals: readonly Refusal[] }> {
  try {
    return { model: read({}), refusals: [] };
  } catch (error) {
    if (!(error instanceof Unsupported) || error.refusals.some(isGlobal)) throw error;
    const skip = [...new Set(error.refusals.flatMap(({ operations = [] }) => operations))];
    return { model: read({ only: ["/*"], skip }), refusals: error.refusals };
  }
}

/** Not about some operations, but about the document. */
const isGlobal = ({ operations }: Refusal): boolean => operations === undefined;
