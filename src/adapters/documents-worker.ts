import { parentPort, workerData } from "node:worker_threads";
import { parse } from "yaml";

/** Parses the YAML text that the thread was started with. */
parentPort?.postMessage(parse(String(workerData)));
