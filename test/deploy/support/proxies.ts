import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { keep } from "../../support/child.ts";
import { freePort } from "../../support/cluster/ports.ts";
import { rootFolder } from "../../support/documents.ts";
import { pathOf } from "./programs.ts";

const run = promisify(execFile);

export type Proxy = AsyncDisposable & Readonly<{ port: number; certificate: Buffer; log: () => Promise<string> }>;
type Ports = Readonly<{ port: number; services: readonly [number, number] }>;

/** Replaces text that has to be there, so that a test notices when the file has changed. */
export function replaced(text: string, changes: Readonly<Record<string, string>>): string {
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`expected ${JSON.stringify(from)} in the file`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/**
 * As root the workers too: nginx would give them to another user, who cannot read the folder of a test. A connection may
 * have any number of requests, for those who measure.
 */
export const nginxMain = (conf: string): string => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 2;
pid nginx.pid;
error_log error.log;
events { worker_connections 512; }
http {
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path temp_${name};`).join("\n  ")}
  access_log off;
  keepalive_requests 1000000000;
  include ${conf};
}`;

async function makeCertificate(folder: string): Promise<Buffer> {
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  const name = ["-subj", "/CN=segmark.example", "-addext", "subjectAltName=DNS:segmark.example"];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  await run("openssl", ["req", "-x509", ...key, "-days", "1", ...name, ...files]);
  return readFile(join(folder, "certificate.pem"));
}

/** As the first lines of `deploy/nginx/segmark.conf` say. */
export const switchedOn = (conf: string, word: "cache" | "varnish"): string => replaced(conf, { [`#${word} `]: "" });

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

/** `deploy/nginx/segmark.conf` with ports and folders of a test, and nothing else changed. */
async function nginx(folder: string, { port, services }: Ports): Promise<readonly string[]> {
  const text = replaced(await readFile(join(rootFolder, "deploy/nginx/segmark.conf"), "utf8"), {
    "listen 80;": `listen 127.0.0.1:${await freePort()};`,
    "listen 443 ": `listen 127.0.0.1:${port} `,
    ":8081": `:${services[0]}`,
    ":8082": `:${services[1]}`,
    "/etc/ssl/segmark/": `${folder}/`,
    "/var/log/nginx/segmark.log": `${folder}/access.log`,
  });
  await writeFile(join(folder, "segmark.conf"), text);
  await writeFile(join(folder, "nginx.conf"), nginxMain(join(folder, "segmark.conf")));
  return [await pathOf("nginx"), "-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
}

/** `deploy/caddy/Caddyfile` in the same way. */
async function caddy(folder: string, { port, services }: Ports): Promise<readonly string[]> {
  const text = replaced(await readFile(join(rootFolder, "deploy/caddy/Caddyfile"), "utf8"), {
    "segmark.example {": `https://segmark.example:${port} {\n\tbind 127.0.0.1`,
    ":8081": `:${services[0]}`,
    ":8082": `:${services[1]}`,
    "/etc/ssl/segmark/": `${folder}/`,
  });
  await writeFile(join(folder, "Caddyfile"), text);
  return [await pathOf("caddy"), "run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
}

const starters = { nginx, caddy } as const;

/** Starts a proxy with the file in `deploy/`, before two services, with TLS and a certificate of its own. */
export async function startProxy(kind: keyof typeof starters, services: readonly [number, number]): Promise<Proxy> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-proxy-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "home"));
  const certificate = await makeCertificate(folder);
  const port = await freePort();
  const home = join(folder, "home");
  const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const { output } = await startListening(await starters[kind](folder, { port, services }), { port, env, stack });
  const log = async (): Promise<string> =>
    output() + (await readFile(join(folder, "access.log"), "utf8").catch(() => ""));
  const kept = stack.move();
  return { port, certificate, log, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

type Listening = Readonly<{ port: number; env?: Readonly<Record<string, string>>; stack: AsyncDisposableStack }>;

/** Starts a server, waits until it accepts connections, and stops it with the stack. */
export async function startListening(
  [command = "", ...args]: readonly string[],
  { port, env = {}, stack }: Listening,
): Promise<Readonly<{ pid: number; output: () => string }>> {
  const inherited = { PATH: process.env["PATH"] };
  const child = keep(spawn(command, args, { env: { ...inherited, ...env }, stdio: ["ignore", "pipe", "pipe"] }));
  const closed = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  stack.defer(async () => {
    child.kill("SIGTERM");
    await closed;
  });
  let hasEnded = false;
  closed.then(() => {
    hasEnded = true;
  });
  for (const end = Date.now() + 30_000; !hasEnded && !(await accepts(port)); await pause(20))
    if (Date.now() > end) throw new Error(`${command} does not listen: ${output}`);
  if (hasEnded) throw new Error(`${command} ended: ${output}`);
  return { pid: child.pid ?? 0, output: () => output };
}
