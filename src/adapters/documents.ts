import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Vocabulary } from "../domain/segments/vocabulary.ts";
import type { DocumentTask } from "./documents-worker.ts";

/** The specifications of the service as they are published. */
export type Documents = Readonly<{
  /**
   * The text of a file in `spec/`, with this service as its server; of `openapi.yaml` with the names of this instance.
   */
  text: (name: DocumentName) => Promise<string>;
  /** `openapi.yaml` as a JSON value. */
  openapi: () => Promise<OpenApiDocument>;
}>;
export type DocumentName = "openapi.yaml" | "migrator.yaml" | "webhook-events.yaml";
type OpenApiDocument = Readonly<{
  openapi: string;
  info: Readonly<Record<string, unknown>>;
  paths: Readonly<Record<string, unknown>>;
}>;
type Published = Readonly<{ text: string; value: OpenApiDocument }>;

const folder = new URL("../../spec/", import.meta.url);
const workerFile = new URL(`./documents-worker${extname(import.meta.url)}`, import.meta.url);

const file = async (name: DocumentName): Promise<string> =>
  withOwnServer(await readFile(new URL(name, folder), "utf8"));

/**
 * In the files the server is an example, and a client made from a document that was passed on would call its own
 * machine. Relative to the document, the server is right below the path of a proxy too, whose clients `/` would lead
 * out of it.
 */
const withOwnServer = (text: string): string =>
  text.replace(
    /^servers:\n(?: .*\n)+/m,
    'servers:\n  - url: "."\n    description: The service that this document comes from\n',
  );

/** Does `work` once for each key. A failure is not kept. */
function once<Key, Value>(work: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const working = work(key);
    known.set(key, working);
    working.catch(() => known.delete(key));
    return working;
  };
}

/**
 * Reads each document once, on the first request for it.
 * @param vocabulary of this instance, if it is not the default one, whose names are in the file
 */
export function createDocuments(vocabulary?: Vocabulary): Documents {
  const textOf = once(file);
  const published = once(async (name: "openapi.yaml"): Promise<Published> => {
    const names = vocabulary && (await import("./document-names.ts")).documentNames(vocabulary);
    return read({ source: await textOf(name), names });
  });
  return {
    text: async (name) =>
      name === "openapi.yaml" && vocabulary !== undefined ? (await published(name)).text : textOf(name),
    openapi: async () => (await published("openapi.yaml")).value,
  };
}

/** On a thread of its own, because it takes longer than many requests. */
function read(task: DocumentTask): Promise<Published> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread that parses the specification ended.")));
  });
}
