import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sourceOption } from "../../../src/process/supervisor/run-sources.js";
import { guard } from "../leaks.ts";
import type { Crash } from "./crash.ts";
import { type Ground, lastWords, type Running } from "./ground.ts";
import type { Order } from "./instance-main.ts";

const main = fileURLToPath(new URL("./instance-main.ts", import.meta.url));

/** An instance of the application, in a process that can be killed. */
export type App = Readonly<{
  alias: string;
  url: string;
  start(): Promise<void>;
  /** It lets its requests finish; the process may become another instance. */
  stop(): Promise<void>;
  /** SIGKILL */
  kill(): Promise<void>;
  /** It kills itself there; `gone` resolves when it has ended. */
  crash(point: Crash): Promise<void>;
  gone(): Promise<unknown>;
  isDead(): boolean;
  /** The file of its log. */
  log(): string;
  /** What it has logged since it was started, not what the process logged before as another instance. */
  words(): Promise<string>;
}>;

/** Processes without anything to do. */
export type Hosts = Readonly<{ take(): Running; giveBack(host: Running): void }>;

/** @param compiled folder for what Node compiled */
export function createHosts(ground: Ground, compiled: string): Hosts {
  const idle: Running[] = [];
  let number = 0;
  const command = [process.execPath, main];
  const make = (): Running =>
    ground.start(`host-${++number}`, command, {
      env: { NODE_COMPILE_CACHE: compiled, NODE_OPTIONS: sourceOption },
      ipc: true,
    });
  return { take: () => idle.pop() ?? make(), giveBack: (host) => void idle.push(host) };
}

async function tell(host: Running, order: Order): Promise<void> {
  host.child.send(order);
  const answer = await Promise.race([once(host.child, "message"), host.gone.then(() => undefined)]);
  if (answer === undefined) throw new Error(`An instance ended. Its last words:\n${await lastWords(host)}`);
}

export function makeApp(
  hosts: Hosts,
  { alias, url, env }: Readonly<{ alias: string; url: string; env: Readonly<Record<string, string>> }>,
): App {
  let running: Running | undefined;
  let begins = 0;
  const mine = (): Running => {
    if (running === undefined) throw new Error(`${alias} was not started`);
    return running;
  };
  /** What it wrote, other instances that the process was before included. */
  const lookThrough = async ({ log }: Running): Promise<void> => {
    guard.know(env);
    guard.look(`the log of ${alias}`, await readFile(log, "utf8"));
  };
  const isDead = ({ child }: Running): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    alias,
    url,
    start: async () => {
      running = hosts.take();
      begins = (await stat(running.log)).size;
      await tell(running, { order: "start", env });
    },
    stop: async () => {
      const own = running;
      running = undefined;
      if (own !== undefined) await lookThrough(own);
      if (own === undefined || isDead(own)) return;
      await tell(own, { order: "stop" });
      hosts.giveBack(own);
    },
    kill: async () => {
      mine().child.kill("SIGKILL");
      await mine().gone;
      await lookThrough(mine());
    },
    crash: (point) => tell(mine(), { order: "crash", point }),
    gone: () => mine().gone,
    isDead: () => isDead(mine()),
    log: () => mine().log,
    words: async () => (await readFile(mine().log)).toString("utf8", begins),
  };
}
