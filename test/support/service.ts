import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sourceOption } from "../../src/process/supervisor/run-sources.js";
import { workerScript } from "../../src/process/supervisor/worker-script.js";
import { inherited, keepGroup } from "./child.ts";
import { type Guard, guard as guardOfFile } from "./leaks.ts";
import { OPERATOR_TOKEN } from "./operator.ts";

/** What `npm start` runs: bundled, unless a source has changed since `npm ci`. Many tests start many of them. */
const main = workerScript();
/** The same program, from its sources. */
export const unbundled = fileURLToPath(new URL("../../src/process/main.ts", import.meta.url));
const supervised = fileURLToPath(new URL("../../src/process/segmark.js", import.meta.url));

export type Line = Record<string, unknown>;
const linesOf = (text: string): Line[] =>
  text
    .slice(0, text.lastIndexOf("\n") + 1) // what comes after it is still being written
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line));

export type Exit = Readonly<{ code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }>;

export type Surroundings = Readonly<{
  /** A line of the shell that comes before, such as `ulimit -f 100`. */
  shell?: string;
  /** In its own namespace, where its mounts are invisible to others. */
  namespace?: boolean;
  /** Modules that Node loads before the service. */
  preload?: readonly URL[];
  /** The program; default: the service. */
  program?: string;
  /** Looks for secrets in its output; default: the guard of the file. */
  guard?: Guard;
}>;

/**
 * The service as a process of its own that leads a group; with `WORKERS` under a supervisor, as `npm start` has it.
 * Disposing kills it and what it started.
 */
export function launch(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  { shell = ":", namespace = false, preload = [], program, guard = guardOfFile }: Surroundings = {},
) {
  const script = program ?? (env["WORKERS"] === undefined ? main : supervised);
  const options = [
    ...(program === undefined ? [sourceOption] : []),
    ...preload.flatMap(({ href }) => ["--import", href]),
  ];
  const [command = "sh", ...words] = namespace ? ["unshare", "--user", "--map-root-user", "--mount", "sh"] : ["sh"];
  const child = keepGroup(
    spawn(command, [...words, "-c", `${shell} && exec "$0" "$@"`, process.execPath, ...options, script, ...args], {
      detached: true,
      // Other processes of the tests also delay an event loop.
      env: {
        ...inherited,
        PORT: "0",
        OPERATOR_TOKEN,
        RATE_LIMITS: "off",
        LOAD_SHEDDING: "off",
        LOG_LEVEL: "trace",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  guard.know(env);
  let stdout = "";
  let stderr = "";
  const listeners = new Set<() => void>();
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    stdout += chunk;
    for (const listener of listeners) listener();
  });
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    stderr += chunk;
  });
  const exited = once(child, "close").then(([code, signal]): Exit => {
    for (const listener of listeners) listener();
    guard.look("what a service wrote", stdout + stderr);
    return { code, signal, stdout, stderr };
  });

  const signalGroup = (signal: NodeJS.Signals): boolean => {
    try {
      return process.kill(-(child.pid ?? 0), signal);
    } catch {
      return false;
    }
  };

  /** Resolves with the first log line that fits, fails when the process ends before. */
  const logged = (fits: (line: Line) => boolean): Promise<Line> =>
    new Promise((resolve, reject) => {
      const look = () => {
        try {
          const found = linesOf(stdout).find(fits);
          if (found !== undefined) resolve(found);
          else if (child.exitCode !== null || child.signalCode !== null)
            reject(new Error(`it ended:\n${stdout}\n${stderr}`));
          else return;
        } catch (error) {
          reject(error); // of `fits`: the test that waits fails, not the process
        }
        listeners.delete(look);
      };
      listeners.add(look);
      look();
    });

  return {
    pid: child.pid,
    logged,
    exited,
    /** The address it listens on. */
    address: async (): Promise<string> => String((await logged(({ msg }) => msg === "listening"))["address"]),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Like Ctrl-C and systemd. False when no process is left. */
    signalGroup,
    /** All log lines so far. */
    lines: () => linesOf(stdout),
    [Symbol.asyncDispose]: async () => {
      signalGroup("SIGKILL");
      await exited;
    },
  };
}
