import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { inProcess, type Result } from "../../../../test/support/in-process.ts";
import { main } from "../../src/cli/main.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
/** Below node_modules, so that generated code finds the same packages as the program. */
const cache = `${root}node_modules/.cache/segmark-cli`;

const serviceCommands = new URL("../../../../src/cli/service/commands/", import.meta.url);

/** The words after `segmark`, in order. */
export const commandNames: string[] = ["packages/openapi/src/cli/commands", "src/cli/service/commands"]
  .flatMap((folder) => readdirSync(`${root}${folder}`))
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();

export type { Result };
export type Going = Readonly<{
  process: ChildProcess;
  /** Resolves with the next line of output that contains the text. Rejects if the command ends first. */
  line: (text: string) => Promise<string>;
  ended: Promise<Result>;
}>;
export type Given = Readonly<{ env?: Readonly<Record<string, string>>; input?: string }>;
export type World = AsyncDisposable &
  Readonly<{
    path: string;
    /** Writes a file, and its folder. */
    write: (name: string, text: string) => void;
    read: (name: string) => string;
    /** Runs the command in the folder until it ends, in this process. */
    segmark: (...args: string[]) => Promise<Result>;
    /** Starts the command in the folder, in a separate process. */
    start: (...args: string[]) => Going;
    /** The same with variables of the environment, and something on standard input. */
    startWith: (given: Given, ...args: string[]) => Going;
    /** The entry point of `npm start`. */
    service: (given: Given, ...args: string[]) => Going;
    /** Does the same in a folder below. */
    segmarkIn: (folder: string, ...args: string[]) => Promise<Result>;
    startIn: (folder: string, ...args: string[]) => Going;
    /** Runs a script in the folder until it ends. */
    run: (script: string) => Promise<Result>;
  }>;

/** An empty folder, and the command run in it. */
export function world(): World {
  mkdirSync(cache, { recursive: true });
  const path = mkdtempSync(`${cache}/`);
  const children = new Set<ChildProcess>();
  const startNode = (folder: string, args: readonly string[], { env, input }: Given = {}): Going => {
    const child = spawn(process.execPath, args, {
      cwd: `${path}/${folder}`,
      env: { ...process.env, npm_lifecycle_event: undefined, DEBUG: undefined, ...env },
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin.on("error", () => undefined); // it may have ended before it read all
    child.stdin.end(input);
    children.add(child);
    const [out, err] = [textOf(child.stdout), textOf(child.stderr)];
    const ended = new Promise<Result>((resolve) =>
      child.on("close", (status) => {
        children.delete(child);
        resolve({ status, out: out.text(), err: err.text() });
      }),
    );
    return { process: child, line: linesOf(child), ended };
  };
  const command = `${root}src/cli/segmark.js`;
  const startIn = (folder: string, ...args: string[]): Going => startNode(folder, [command, ...args]);
  const segmarkIn = (folder: string, ...args: string[]) =>
    inProcess(`${path}/${folder}`, () => main(args, serviceCommands));
  return {
    path,
    write: (name, text) => {
      mkdirSync(dirname(`${path}/${name}`), { recursive: true });
      writeFileSync(`${path}/${name}`, text);
    },
    read: (name) => readFileSync(`${path}/${name}`, "utf8"),
    segmark: (...args) => segmarkIn("", ...args),
    start: (...args) => startIn("", ...args),
    segmarkIn,
    startIn,
    startWith: (given, ...args) => startNode("", [command, ...args], given),
    service: (given, ...args) => startNode("", [`${root}src/process/segmark.js`, ...args], given),
    run: (script) => startNode("", [script]).ended,
    [Symbol.asyncDispose]: async () => {
      const ends = [...children].map((child) => new Promise((resolve) => child.once("close", resolve)));
      for (const child of children) child.kill("SIGKILL");
      await Promise.all(ends);
      rmSync(path, { recursive: true });
    },
  };
}

function textOf(stream: NodeJS.ReadableStream): { text: () => string } {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return { text: () => Buffer.concat(chunks).toString() };
}

function linesOf(child: ChildProcess): Going["line"] {
  const seen: string[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null)
      createInterface({ input: stream }).on("line", (line) => {
        seen.push(line);
        for (const check of waiting) check();
      });
  child.on("close", () => {
    isOver = true;
    for (const check of waiting) check();
  });
  return (text) =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const at = seen.findIndex((line) => line.includes(text));
        if (at < 0 && !isOver) return;
        waiting.delete(check);
        if (at < 0) reject(new Error(`The command ended without a line with "${text}": ${seen.join("\n")}`));
        else resolve(seen.splice(0, at + 1).at(-1) ?? "");
      };
      waiting.add(check);
      check();
    });
}

/** A document with a greeting: one operation with a parameter, a reply and an example. */
export const greeting = `openapi: 3.1.0
info: { title: Greetings, version: 1.0.0 }
paths:
  /greetings/{name}:
    get:
      operationId: getGreeting
      tags: [greetings]
      parameters:
        - { name: name, in: path, required: true, example: Ada, schema: { type: string, maxLength: 20 } }
      responses:
        "200":
          description: A greeting.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Greeting" }
              example: { text: "Hello, Ada." }
components:
  schemas:
    Greeting: { type: object, required: [text], properties: { text: { type: string } } }
`;
