import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";

/** The specifications of the service as they are published. */
export type Documents = Readonly<{
  /** The text of a file in `spec/`. */
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

const folder = new URL("../../spec/", import.meta.url);
const workerFile = new URL(`./documents-worker${extname(import.meta.url)}`, import.meta.url);

/** Reads each document once, on the first request for it. A failure is not kept. */
export function createDocuments(): Documents {
  const texts = new Map<DocumentName, Promise<string>>();
  let parsed: Promise<OpenApiDocument> | undefined;
  const text = (name: DocumentName): Promise<string> => {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const reading = readFile(new URL(name, folder), "utf8");
    texts.set(name, reading);
    reading.catch(() => texts.delete(name));
    return reading;
  };
  const openapi = (): Promise<OpenApiDocument> => {
    parsed ??= text("openapi.yaml").then(parse);
    parsed.catch(() => {
      parsed = undefined;
    });
    return parsed;
  };
  return { text, openapi };
}

/** On a thread of its own, because it takes longer than many requests. */
function parse(source: string): Promise<OpenApiDocument> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: source });
    worker.once("message", (value: OpenApiDocument) => resolve(value));
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread that parses the specification ended.")));
  });
}
