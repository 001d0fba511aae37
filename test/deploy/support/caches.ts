import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../support/cluster/ports.ts";
import { program } from "../../support/debian.ts";
import { rootFolder } from "../../support/documents.ts";
import { pathOf } from "./programs.ts";
import { nginxMain, replaced, startListening, switchedOn } from "./proxies.ts";

export type Cache = AsyncDisposable & Readonly<{ port: number; pid: number }>;
export type CacheKind = "varnish" | "nginx" | "nginx before varnish";
type Ports = Readonly<{ port: number; services: readonly [number, number] }>;

/** Installed, not unpacked as other programs are: it needs its libraries and a compiler. */
const varnishd = (): Promise<string> => program(["varnishd"], "varnish");

/** `deploy/varnish/default.vcl` with the ports of a test, and nothing else changed. */
async function varnish(folder: string, { port, services }: Ports): Promise<readonly string[]> {
  const text = replaced(await readFile(join(rootFolder, "deploy/varnish/default.vcl"), "utf8"), {
    '"8081"': `"${services[0]}"`,
    '"8082"': `"${services[1]}"`,
  });
  const file = join(folder, "default.vcl");
  await writeFile(file, text);
  const own = ["-F", "-n", join(folder, "varnish"), "-j", "none", "-T", "none"];
  const memory = ["-s", "malloc,64M", "-s", "Transient=malloc,16M"];
  return [await varnishd(), ...own, ...memory, "-f", file, "-a", `127.0.0.1:${port}`];
}

/** `deploy/nginx/segmark.conf` without TLS, and with its cache, or with Varnish at a port. */
async function nginx(folder: string, { port, services }: Ports, varnishPort?: number): Promise<readonly string[]> {
  const conf = (await readFile(join(rootFolder, "deploy/nginx/segmark.conf"), "utf8")).replaceAll(/^ *ssl_.*\n/gm, "");
  const cached =
    varnishPort === undefined
      ? replaced(switchedOn(conf, "cache"), { "/var/cache/nginx/segmark": `${folder}/cache` })
      : replaced(switchedOn(conf, "varnish"), { ":6081": `:${varnishPort}` });
  const text = replaced(cached, {
    "listen 80;": `listen 127.0.0.1:${await freePort()};`,
    "listen 443 ssl http2;": `listen 127.0.0.1:${port};`,
    ":8081": `:${services[0]}`,
    ":8082": `:${services[1]}`,
    "/var/log/nginx/segmark.log": `${folder}/access.log`,
  });
  await writeFile(join(folder, "segmark.conf"), text);
  await writeFile(join(folder, "nginx.conf"), nginxMain(join(folder, "segmark.conf")));
  return [await pathOf("nginx"), "-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
}

/** Starts a shared cache with the file in `deploy/`, in front of two services. */
export async function startCache(kind: CacheKind, services: readonly [number, number]): Promise<Cache> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-cache-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const start = async (commandOf: (ports: Ports) => Promise<readonly string[]>) => {
    const port = await freePort();
    return { port, ...(await startListening(await commandOf({ port, services }), { port, stack })) };
  };
  const first = await start((ports) => (kind === "nginx" ? nginx(folder, ports) : varnish(folder, ports)));
  const { port, pid } =
    kind === "nginx before varnish" ? await start((ports) => nginx(folder, ports, first.port)) : first;
  const kept = stack.move();
  return { port, pid, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
