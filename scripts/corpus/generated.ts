import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { modelsOf } from "@segmark/openapi/internal/codegen/generation";
import {
  fingerprintOutput,
  handlerOutputs,
  type Output,
  outgoingFolder,
  outgoingOutputs,
  outputsOf,
} from "@segmark/openapi/internal/codegen/outputs";
import type { Model } from "@segmark/openapi/internal/document/model/model";
import { load } from "@segmark/openapi/internal/document/read/load";
import type { JsonObject } from "@segmark/openapi/internal/document/tree/json";
import type { Refusal } from "@segmark/openapi/internal/document/tree/refusals";

const command = "npm run corpus";

/** What the generator made of one document, and wrote into a folder. `seconds`: of CPU time, without writing. */
export type Generated = Readonly<{
  document: JsonObject;
  model: Model;
  refusals: readonly Refusal[];
  outputs: readonly Output[];
  seconds: number;
}>;

/**
 * Generates what can be generated of a document into a folder, which is emptied before.
 * Errors  `Unreadable`, or `Unsupported` if nothing of the document can be read
 */
export async function generateInto(folder: string, path: string): Promise<Generated> {
  const start = process.cpuUsage();
  const file = path.split("/").slice(-2).join("/");
  const document = load(readFileSync(path, "utf8"), file);
  const { model, outgoing, sources } = modelsOf({ spec: path, out: folder, handlers: `${folder}/handlers` });
  const sent = outgoing.map(async (part) => {
    const out = outgoingFolder(folder, part.kind);
    return [
      ...(await outgoingOutputs(part.model, out, command)),
      fingerprintOutput(sources, { spec: file, out, command }),
    ];
  });
  const outputs = [
    ...(await outputsOf(model, folder, command)),
    ...(await Promise.all(sent)).flat(),
    fingerprintOutput(sources, { spec: file, out: folder, command }),
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
  const refusals = model.notes.filter(({ isLeftOut }) => isLeftOut);
  return { document, model, refusals, outputs, seconds: (user + system) / 1e6 };
}
