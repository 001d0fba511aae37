// @ts-check
// Plain JavaScript with as few modules as possible: type stripping would raise a supervisor's memory by half.
import cluster from "node:cluster";
import { exitCodes, exitReason } from "./exit-codes.js";
import { streamsWith } from "./listen-socket.js";
import { createRestartDelay } from "./restart-delay.js";
import { onStopSignals } from "./stop-signals.js";
import { watchWorkers } from "./worker-heartbeat.js";

/** @import { Worker } from "node:cluster" */

/** On top of the stop timeout that workers enforce themselves. */
const GRACE_MS = 10_000;
/**
 * Maximum number of failed workers finishing their work alongside the serving ones; beyond it, the oldest is killed.
 */
const MAX_FAILING = 4;

/**
 * Runs the service in worker processes that share the port, replaces a worker that dies or reports a failure, and
 * forwards stop requests: workers ignore signals, because those sent to the whole group would reach them twice.
 *
 * A worker on a handed-over socket sends `{ type: "listening" }`. A worker sends `{ type: "failing", isAlone }` when it
 * no longer accepts anything new; with `isAlone` its successor must not run alongside it. It receives `{ type: "stop",
 * isHandedOn }`. Before it closes the port it sends `{ type: "release" }`, and receives `{ type: "released" }`. With
 * `hungMs` it sends `{ type: "alive" }` again and again, and is killed when it was silent for that long.
 * @param {Readonly<{ script: string, socket: number | undefined, workers: number, stopTimeoutMs: number, hungMs:
 *   number, env:
 *   Readonly<Record<string, string>>, log: import("./supervisor-log.js").Log }>} options `hungMs`: 0 kills no worker
 */
export function supervise({ script, socket, workers, stopTimeoutMs, hungMs, env, log }) {
  const delayOf = createRestartDelay(Date.now);
  /** @type {Set<Worker>} */
  const serving = new Set();
  /** In order of failure. @type {Set<Worker>} */
  const failing = new Set();
  /** @type {Set<Worker>} */
  const all = new Set();
  /** Workers whose successors are being started. @type {WeakSet<Worker>} */
  const replaced = new WeakSet();
  let hasServed = false;
  /** Set once stopping. @type {number | undefined} */
  let exitCode;

  // Workers accept by themselves. Handing connections over costs more than most answers, and those on their way to a
  // worker that dies stay open.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script, args: [], ...(socket !== undefined && { stdio: streamsWith(socket) }) });
  const fork = () => all.add(cluster.fork(env));
  /**
   * Its channel may break meanwhile: then it is ending anyway, and its exit is what counts.
   * @param {Worker} worker
   * @param {boolean} isHandedOn whether another takes the connections that wait
   */
  const stopOne = (worker, isHandedOn) =>
    worker.isConnected() && worker.send({ type: "stop", isHandedOn }, () => undefined);

  /**
   * Closes the socket here when no other worker has it: a copy that outlives that of the last worker would take
   * connections that no process accepts. The cluster module then asks the worker to end, which does so in its own time.
   * @param {Worker} worker
   */
  const release = (worker) => {
    worker.disconnect();
    worker.send({ type: "released" }, () => undefined);
  };

  /** @param {number} code */
  const stop = (code) => {
    exitCode ??= code;
    const last = [...all].findLast((worker) => serving.has(worker)) ?? [...all].at(-1);
    for (const worker of all) stopOne(worker, worker !== last); // one takes what waits; clients of the others would come again while it closes
    if (all.size === 0) process.exit(exitCode);
    setTimeout(() => leave("they did not stop in time"), stopTimeoutMs + GRACE_MS);
  };
  /** @param {string} why */
  const leave = (why) => {
    log.error({ why }, "the workers are killed");
    for (const worker of all) worker.process.kill("SIGKILL");
    process.exit(exitCodes.unclean);
  };

  /**
   * @param {Worker} worker
   * @param {string} reason
   */
  const replace = (worker, reason) => {
    replaced.add(worker);
    const waitMs = delayOf();
    log.error({ worker: worker.process.pid, reason, waitMs }, "a worker is replaced");
    setTimeout(() => exitCode === undefined && fork(), waitMs);
  };

  /** @param {Worker} worker */
  const onListening = (worker) => {
    serving.add(worker);
    for (const old of failing) stopOne(old, true);
    if (hasServed) return;
    hasServed = true; // the first worker has applied the schema and bound the port, so the others can start
    for (let i = 1; i < workers && exitCode === undefined; i++) fork();
  };
  cluster.on("listening", onListening);

  const watch =
    hungMs === 0
      ? undefined
      : watchWorkers(hungMs, (worker) => {
          log.error({ worker: worker.process.pid, silentSeconds: hungMs / 1000 }, "a worker that hangs is killed");
          worker.process.kill("SIGKILL");
        });

  cluster.on("message", (worker, message) => {
    if (message?.type === "alive") return watch?.heard(worker);
    if (message?.type === "listening") return onListening(worker);
    if (message?.type === "release") return release(worker);
    if (message?.type !== "failing") return;
    serving.delete(worker);
    failing.add(worker);
    if (exitCode !== undefined) return;
    if (message.isAlone || serving.size > 0) stopOne(worker, serving.size > 0);
    if (!message.isAlone) replace(worker, "it failed internally and finishes what is under way");
    const [oldest] = failing;
    if (failing.size > MAX_FAILING) oldest?.process.kill("SIGKILL");
  });

  cluster.on("exit", (worker, code, signal) => {
    all.delete(worker);
    watch?.forget(worker);
    const hadWork = [serving, failing].filter((workers) => workers.delete(worker)).length > 0;
    const reason = exitReason(code, signal);
    if (exitCode !== undefined) {
      // A signal to the whole group ends a worker that starts before it ignores signals.
      const isStopped = !hadWork && (signal === "SIGTERM" || signal === "SIGINT");
      if (code !== exitCodes.clean && code !== exitCodes.failed && !isStopped) exitCode = exitCodes.unclean;
      if (all.size === 0) process.exit(exitCode);
      return;
    }
    if (replaced.has(worker))
      return log.info({ worker: worker.process.pid, reason }, "a worker that was replaced is gone");
    const isHopeless = !hasServed || (code === exitCodes.never && serving.size === 0);
    if (!isHopeless) return replace(worker, reason);
    if (code !== exitCodes.never && code !== exitCodes.notYet) log.fatal({ reason }, "the service cannot start");
    stop(exitCodes.unclean);
  });

  onStopSignals(
    (signal) => {
      log.info({ signal }, "the workers are stopped");
      stop(exitCodes.clean);
    },
    (signal) => leave(`${signal} was repeated`),
  );
  fork();
}
