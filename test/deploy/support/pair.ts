import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../support/cluster/ports.ts";
import { launch } from "../../support/service.ts";

type Env = Readonly<Record<string, string>>;

/**
 * Two services on one SQLite file, each under its supervisor, as two units of systemd or two containers on one machine
 * would be.
 */
export async function startPair(env: Env = {}) {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-pair-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "segmark.db");
  const ports = [await freePort(), await freePort()] as const;
  const services = [stack.use(await serve(ports[0], file, env)), stack.use(await serve(ports[1], file, env))];
  const kept = stack.move();
  return {
    ports,
    services,
    file,
    /** SIGTERM, as systemd and container runtimes send it; resolves when the successor serves. */
    restart: async (index: 0 | 1): Promise<number | null> => {
      services[index]?.kill("SIGTERM");
      const code = (await services[index]?.exited)?.code ?? null;
      services[index] = kept.use(await serve(ports[index], file, env));
      return code;
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

async function serve(port: number, file: string, env: Env) {
  const settings = { WORKERS: "1", PORT: String(port), DATABASE_URL: `sqlite:${file}`, KEEP_ALIVE_SECONDS: "75" };
  const service = launch({ ...settings, ...env });
  await service.address();
  return service;
}
