import cluster from "node:cluster";
import type { Server } from "node:http";
import { describeError } from "@segmark/database/describe-error";
import type { StopOptions } from "@segmark/openapi/internal/http/stop-listening";
import { currentWork } from "@segmark/openapi/internal/http/work";
import type { Logger } from "pino";
import { exitCodes } from "../supervisor/exit-codes.js";
import { ignoreStopSignals, onStopSignals } from "../supervisor/stop-signals.js";
import { heartbeatMs } from "../supervisor/worker-heartbeat.js";

/** What a process runs. */
export type Running = Readonly<{
  /** Rejects everything new from now on, with 503. */
  refuseNew: () => void;
  /**
   * Graceful shutdown: takes what has arrived, lets work in progress finish, for at most `stopTimeoutMs`, and releases
   * all resources.
   */
  stop: (how: StopOptions) => Promise<void>;
}>;

export type Life = Readonly<{
  log: Logger;
  stopTimeoutMs: number;
  /** Whether no successor may run alongside this process, not even while it finishes. */
  isAlone: boolean;
  /** After which the supervisor ends this process if it is silent; 0: never. */
  hungMs?: number;
}>;

/** On top of the time for work in progress: to close connections and files. */
const GRACE_MS = 5000;
/**
 * How long a failed process responds 503 while its successor starts, so that clients get a response instead of a reset.
 */
const SUCCESSOR_MS = 10_000;
/** A failure may repeat forever; the first ones say enough. */
const MAX_LOGGED = 20;

/** Resolves when the supervisor has closed its copy of the listening socket, or is gone. */
async function releasedBySupervisor(server: Server): Promise<void> {
  const { worker } = cluster;
  if (worker?.isConnected() !== true) return;
  const { close } = server;
  server.close = () => server; // which the cluster module calls when its primary lets go of the socket
  await new Promise<void>((resolve) => {
    process.once("disconnect", resolve).on("message", (message: { type?: unknown } | null) => {
      if (message?.type === "released") resolve();
    });
    worker.send({ type: "release" }, (error) => error !== null && resolve());
  });
  server.close = close;
}

/**
 * Runs something until the process is asked to stop: by its supervisor, if it has one, else by a signal; a second
 * signal exits at once. An uncaught exception is logged with the work that caused it and does not affect other work:
 * the process accepts nothing new, finishes work in progress, and exits with a code that has it replaced. Only for a
 * process of our own, never embedded in another program.
 */
export async function runUntilStopped(
  { log, stopTimeoutMs, isAlone, hungMs = 0 }: Life,
  start: () => Promise<Running>,
): Promise<void> {
  const { worker } = cluster;
  let running: Running | undefined;
  let stopping = false;
  let failures = 0;

  const leave = (code: number): never => process.exit(code);
  const stop = async (why: Readonly<Record<string, string>>, how: StopOptions = {}): Promise<void> => {
    if (stopping) return;
    stopping = true;
    if (running === undefined) leave(failures > 0 ? exitCodes.failed : exitCodes.clean);
    log.info(why, "stopping: requests in progress may finish");
    const began = performance.now();
    setTimeout(() => {
      log.fatal("the stop hangs; leaving at once");
      leave(exitCodes.unclean);
    }, stopTimeoutMs + GRACE_MS);
    await running?.stop({ ...how, release: releasedBySupervisor });
    const wasCut = performance.now() - began >= stopTimeoutMs;
    if (wasCut) log.error("stopped; what did not finish in time was cut off");
    else log.info("stopped");
    leave(failures > 0 ? exitCodes.failed : wasCut ? exitCodes.unclean : exitCodes.clean);
  };

  const fail = (error: unknown, origin: string): void => {
    failures++;
    const work = currentWork();
    if (failures <= MAX_LOGGED)
      log.fatal(
        { err: describeError(error), origin, ...work?.about },
        "internal failure: this process takes nothing new, finishes what is under way and leaves",
      );
    work?.abandon?.();
    if (failures > 1) return;
    running?.refuseNew();
    const hasSupervisor = worker?.isConnected() === true && running !== undefined;
    if (!hasSupervisor) return void stop({ reason: "internal failure" });
    worker.send({ type: "failing", isAlone });
    setTimeout(() => stop({ reason: "internal failure" }), SUCCESSOR_MS).unref();
  };
  process.on("uncaughtException", (error, origin) => {
    try {
      fail(error, origin);
    } catch {
      leave(exitCodes.failed);
    }
  });

  // A supervisor that died cannot ask; its workers exit with it.
  process.on("disconnect", () => stop({ reason: "the supervisor is gone" }));
  if (worker === undefined) {
    onStopSignals(
      (signal) => void stop({ signal }),
      () => leave(exitCodes.unclean),
    );
  } else {
    ignoreStopSignals();
    worker.exitedAfterDisconnect = true; // otherwise Node exits together with the supervisor, despite work in progress
    process.on("message", (message: { type?: unknown; isHandedOn?: unknown } | null) => {
      if (message?.type !== "stop") return;
      void stop({ reason: "asked by the supervisor" }, { isHandedOn: message.isHandedOn === true });
    });
  }
  running = await start();
  if (worker === undefined || hungMs === 0) return;
  const beat = (): boolean => worker.isConnected() && worker.send({ type: "alive" }, () => undefined);
  beat();
  setInterval(beat, heartbeatMs(hungMs)).unref();
}
