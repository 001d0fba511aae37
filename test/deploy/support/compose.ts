import { execFile } from "node:child_process";
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { rootFolder } from "../../support/documents.ts";

const run = promisify(execFile);
const program = "/usr/bin/docker-compose";
const remedy =
  "The tests of deploy/compose need docker-compose: run them once as root on Debian or Ubuntu, where they install it by themselves.";

type Health = Readonly<{ test?: readonly string[]; disable?: boolean }>;
/** A service as Compose understands it, after variables, merges and short forms. */
export type ComposeService = Readonly<{
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: readonly string[];
  security_opt?: readonly string[];
  command?: string | readonly string[];
  environment?: Readonly<Record<string, string>>;
  healthcheck?: Health;
  ports?: readonly string[];
  stop_grace_period?: string;
  volumes?: readonly string[];
  depends_on?: Readonly<Record<string, Readonly<{ condition: string }>>>;
}>;
export type Composition = Readonly<{ services: Readonly<Record<string, ComposeService>> }>;

async function install(): Promise<void> {
  const isThere = await access(program).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  if (process.getuid?.() !== 0) throw new Error(remedy);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, maxBuffer: 1 << 26 };
  const apt = (...args: readonly string[]) => run("apt-get", ["-o", "DPkg::Lock::Timeout=300", "-q", ...args], options);
  try {
    await apt("update");
    await apt("install", "-y", "--no-install-recommends", "docker-compose");
  } catch (cause) {
    throw new Error(remedy, { cause });
  }
}

/** Compose takes almost a second for each. */
const results = new Map<string, Promise<Composition>>();

/**
 * What Compose makes of a file in `deploy/compose`.
 * Errors  what Compose says of the file, such as that a variable is missing
 */
export function composed(file: string, env: Readonly<Record<string, string>>): Promise<Composition> {
  const key = JSON.stringify([file, env]);
  const known = results.get(key) ?? compose(file, env);
  results.set(key, known);
  return known;
}

async function compose(file: string, env: Readonly<Record<string, string>>): Promise<Composition> {
  await install();
  const folder = await mkdtemp(join(tmpdir(), "segmark-compose-"));
  try {
    const text = await readFile(join(rootFolder, "deploy/compose", file), "utf8");
    // Version 1 of Compose, which Debian has, does not know the name of a project in the file.
    const rest = text.replace(/^name: segmark-\w+\n/m, "");
    if (rest === text) throw new Error(`${file} has no name`);
    await writeFile(join(folder, file), rest);
    const { stdout } = await run(program, ["-f", join(folder, file), "config"], {
      env: { PATH: process.env["PATH"], ...env },
    });
    return parse(stdout.replaceAll(folder, "."));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
