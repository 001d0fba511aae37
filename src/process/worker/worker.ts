import cluster from "node:cluster";
import { ConfigError, readConfig } from "../../config/config.ts";
import { configuredVocabulary } from "../composition/vocabulary.ts";
import { openProcessLog } from "../log/process-log.ts";
import { exitCodes } from "../supervisor/exit-codes.js";
import { lineFormat } from "../supervisor/line-format.js";
import { handedSocket, workerSocket } from "../supervisor/listen-socket.js";
import type { Task } from "../supervisor/task.js";
import { runUntilStopped } from "./process-life.ts";
import { migrate, StartError, start } from "./start.ts";
import { unlimitNewSpace } from "./start-memory.ts";

/**
 * The descriptor of a listening socket that was handed over, by systemd or by the supervisor that systemd has started.
 */
function socketOf(env: NodeJS.ProcessEnv): number | undefined {
  if (!cluster.isWorker) return handedSocket(env, process.pid);
  return handedSocket(env, process.ppid) === undefined ? undefined : workerSocket;
}

/** What the vocabulary depends on. Other settings are no matter of consistency. */
const vocabularySettings = ({ VOCABULARY, SUBMIT_TOKEN }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  VOCABULARY,
  SUBMIT_TOKEN,
});

/**
 * Runs a task until it is done or the process is stopped; exits with a code of `exit-codes.js`, with the reason of a
 * failure on standard error.
 */
export async function runWorker(task: Task): Promise<void> {
  try {
    if (task === "--check") {
      unlimitNewSpace();
      const { checkSpecifications } = await import("./check-specifications.ts");
      await configuredVocabulary(readConfig(vocabularySettings(process.env)));
      await checkSpecifications();
      process.exit(exitCodes.clean);
    }
    const config = readConfig(process.env);
    const { log, droppedLines } = openProcessLog(config.logLevel, lineFormat(config.logFormat));
    if (task === "migrate") {
      unlimitNewSpace();
      await migrate(config, log);
    } else {
      if (config.workers > 1 && !cluster.isWorker)
        throw new ConfigError("WORKERS: expected 1, or start segmark.js, which starts as many and keeps them alive");
      const { topologyFile, secret } = config.cluster;
      const isAlone = topologyFile !== undefined || secret !== undefined;
      const [stopTimeoutMs, hungMs] = [config.stopTimeoutSeconds * 1000, config.hungWorkerSeconds * 1000];
      await runUntilStopped({ log, isAlone, stopTimeoutMs, hungMs }, () =>
        start({ ...config, socket: socketOf(process.env) }, log, { droppedLines }),
      );
    }
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof StartError;
    const text = isExpected
      ? error.message
      : `Segmark cannot start: ${error instanceof Error ? error.stack : String(error)}`;
    process.stderr.write(`${text}\n`);
    const mayPass = error instanceof StartError && error.mayPass;
    process.exit(cluster.isWorker ? (mayPass ? exitCodes.notYet : exitCodes.never) : exitCodes.unclean);
  }
}
