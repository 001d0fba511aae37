import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { outputsOf } from "../../src/codegen/outputs.ts";
import type { Model } from "../../src/document/model/model.ts";
import { normalize, type Options } from "../../src/document/normalize.ts";
import { load } from "../../src/document/read/load.ts";
import type { Operation, SecurityScheme } from "../../src/operation/operation.ts";
import type { RequestValidators, Validate } from "../../src/runtime/decode/validator.ts";

export const root = fileURLToPath(new URL("../../../..", import.meta.url));
/** Below node_modules, so that what is generated finds the same packages as the program. */
const cache = `${root}node_modules/.cache/segmark-codegen`;

export type Folder = AsyncDisposable & Readonly<{ path: string }>;

export function temporaryFolder(): Folder {
  mkdirSync(cache, { recursive: true });
  const path = mkdtempSync(`${cache}/`);
  return { path, [Symbol.asyncDispose]: async () => rmSync(path, { recursive: true }) };
}

export const fixture = (name: string): string =>
  readFileSync(`${root}packages/openapi/test/codegen/fixtures/${name}`, "utf8");
export const modelOf = (text: string, file = "spec.yaml", options: Options = {}): Model =>
  normalize(load(text, file), file, options);

export type Generated = Folder &
  Readonly<{
    operations: Readonly<Record<string, Operation>>;
    securitySchemes: Readonly<Record<string, SecurityScheme>>;
    requests: Readonly<Record<string, RequestValidators>>;
    replies: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Validate>>>>>>;
  }>;

/** What the generator makes of a document, written to disk and imported again as a program would. */
export async function generated(text: string, options: Options = {}): Promise<Generated> {
  const folder = temporaryFolder();
  const outputs = await outputsOf(modelOf(text, "spec.yaml", options), folder.path, "test");
  for (const { path, text: content } of outputs) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  writeFileSync(`${folder.path}/package.json`, '{"type":"module"}');
  const [{ operations, securitySchemes }, { requests }, { replies }] = await Promise.all([
    import(pathToFileURL(`${folder.path}/operations.js`).href),
    import(pathToFileURL(`${folder.path}/validators.js`).href),
    import(pathToFileURL(`${folder.path}/reply-validators.js`).href),
  ]);
  return { ...folder, operations, securitySchemes, requests, replies };
}
