import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { blocksOf, rootFolder } from "../support/documents.ts";
import { outputPattern, type Running, startShell } from "./support/terminal.ts";
import { userFolder } from "./support/user-folder.ts";

/** Their `name`: of a file its path; of a command or its output the terminal in which it keeps running, or `fails`. */
const blocks = blocksOf("packages/openapi/docs/tutorial.md");

const folder = mkdtempSync(join(tmpdir(), "segmark-tutorial-"));
const terminals = new Map<string, Running>();
/** In reverse order, because a server waits for its clients. */
const interruptAll = async (): Promise<void> => {
  for (const terminal of [...terminals.values()].reverse()) await terminal.interrupt();
};
afterAll(async () => {
  await interruptAll();
  rmSync(folder, { recursive: true });
});

/** The declared dependencies of the project, and no others, linked as by `npm install`. */
function install(): void {
  const installed = join(userFolder, "node_modules/@segmark/openapi");
  const packages = join(folder, "node_modules");
  for (const name of ["@types", "@segmark", ".bin"]) mkdirSync(join(packages, name), { recursive: true });
  const command = join(installed, "bin/segmark.js");
  chmodSync(command, 0o755);
  symlinkSync(installed, join(packages, "@segmark/openapi"));
  symlinkSync(command, join(packages, ".bin/segmark"));
  for (const name of ["typescript", "openapi-typescript", "@types/node"])
    symlinkSync(join(rootFolder, "node_modules", name), join(packages, name));
  symlinkSync(join(rootFolder, "node_modules/typescript/bin/tsc"), join(packages, ".bin/tsc"));
}

const path = [join(folder, "node_modules/.bin"), dirname(process.execPath), process.env["PATH"]].join(":");
/** Servers of the page listen on free ports. */
const env = { PATH: path, HOME: folder, PORT: "0", NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] };
const anAddress = /http:\/\/127\.0\.0\.1:\d+/;
/** Addresses on the page, mapped to those of the running servers. */
const addresses = new Map<string, string>();

const withAddresses = (text: string): string =>
  [...addresses].reduce((known, [shown, actual]) => known.replaceAll(shown, actual), text);

/** A command without steps that only cost time here: npm and npx run what is in node_modules and package.json. */
function direct(command: string): string {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    scripts?: Record<string, string>;
  };
  return (
    withAddresses(command)
      .replace(/^((?:\w+=\S+ )*)npm (?:run )?(\w+)$/, (_, settings: string, name: string) => {
        const script = scripts[name];
        if (script === undefined) throw new Error(`package.json has no script ${name}.`);
        return settings + script;
      })
      .replace(/^npx /, "")
      // Where its output is no terminal, curl tells its progress, and holds back headers.
      .replace(/^curl /, "curl -sS ")
      .replace(/ -iN (.*)$/, " -N -D /dev/stderr $1 2>&1 | cat")
      .replace(/^segmark init$/, "segmark init --no-install")
      .replace(/^segmark mock$/, "segmark mock --port 0")
  );
}

const isSkipped = (command: string): boolean => /^(npm install|mkdir) /.test(command);

/** The command of the page whose output a block shows. */
let last: Readonly<{ command: string; output: string }> = { command: "", output: "" };

async function run(command: string, terminal: string): Promise<void> {
  if (isSkipped(command)) return;
  const started = startShell(direct(command), folder, env);
  if (terminal !== "" && terminal !== "fails") {
    if (terminals.has(terminal)) await interruptAll();
    terminals.set(terminal, started);
    return;
  }
  const code = await started.ended;
  last = { command, output: started.output() };
  expect({ ...last, failed: code !== 0 }).toEqual({ ...last, failed: terminal === "fails" });
}

/** Compares the output in a block with what was printed. The first address in it is that of a server. */
async function compare(shown: string, terminal: string): Promise<void> {
  const running = terminals.get(terminal);
  if (running === undefined) {
    if (!new RegExp(`^${outputPattern(withAddresses(shown)).source}$`).test(last.output.trim()))
      expect(last).toEqual({ command: last.command, output: shown });
    return;
  }
  const [address] = anAddress.exec(shown) ?? [];
  const pattern = outputPattern(address === undefined ? shown : shown.replace(address, "http://127.0.0.1:…"));
  const printed = await running.prints(new RegExp(`${pattern.source}\n`));
  const [actual] = anAddress.exec(printed) ?? [];
  if (address !== undefined && actual !== undefined) addresses.set(address, actual);
}

it("the glue for six operations is at most twelve lines", () => {
  const main = blocks.find(({ name }) => name === "src/main.ts")?.text ?? "";
  expect(main.trim().split("\n").length).toBeLessThanOrEqual(12);
});

it("every file, command and output of the tutorial is as shown", async () => {
  install();
  writeFileSync(join(folder, "package.json"), '{ "dependencies": { "segmark": "0.1.0" } }');
  for (const { language, name, text } of blocks) {
    if (language === "sh") for (const command of text.trim().split(/(?<!\\)\n/)) await run(command, name);
    else if (name.includes(".")) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    } else await compare(text, name);
  }
  expect(blocks.map(({ language }) => language)).toEqual(
    blocks.map(() => expect.stringMatching(/^(sh|text|json|ts|yaml)$/)),
  );
});
