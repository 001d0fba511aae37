import { parentPort, workerData } from "node:worker_threads";
import { parse } from "yaml";
import type { DocumentNames } from "./document-names.ts";

/** The text to read, and the names to write into it, if they differ. */
export type DocumentTask = Readonly<{ source: string; names: DocumentNames | undefined }>;

const { source, names } = workerData as DocumentTask;
const text = names === undefined ? source : (await import("./document-names.ts")).renamed(source, names);
parentPort?.postMessage({ text, value: parse(text) });
