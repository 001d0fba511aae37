import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { SECRET } from "../../packages/webhooks/test/support/deliveries.ts";
import { keep } from "../support/child.ts";
import { freePort } from "../support/cluster/ports.ts";
import { rootFolder } from "../support/documents.ts";
import { openDoors } from "../support/open-doors.ts";
import { launch } from "../support/service.ts";
import { pathOf } from "./support/programs.ts";
import { nginxMain } from "./support/proxies.ts";

/** How nginx is usually told to pass requests on; the first adds nothing that tells them from those of this machine. */
const forms = (upstream: string): readonly string[] => [
  `proxy_pass http://${upstream};`,
  `proxy_pass http://${upstream}; proxy_set_header Host $host;`,
  `proxy_pass http://${upstream}; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`,
  `proxy_pass http://kept_${upstream.split(":")[1]}; proxy_http_version 1.1; proxy_set_header Connection "";`,
];

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

/** nginx in front of services, with a port for each of them and each form. */
async function nginxBefore(folder: string, bases: readonly string[]) {
  const ports: number[] = [];
  const lines: string[] = [];
  for (const base of bases) {
    const { host, port } = new URL(base);
    lines.push(`upstream kept_${port} { server ${host}; keepalive 8; }`);
    for (const form of forms(host)) {
      const own = await freePort();
      ports.push(own);
      lines.push(`server { listen 127.0.0.1:${own}; location / { ${form} } }`);
    }
  }
  await writeFile(join(folder, "servers.conf"), lines.join("\n"));
  await writeFile(join(folder, "nginx.conf"), nginxMain(join(folder, "servers.conf")));
  const args = ["-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
  const child = keep(spawn(await pathOf("nginx"), args, { stdio: "ignore" }));
  const ended = new Promise((resolve) => child.once("close", resolve));
  await vi.waitUntil(async () => (await Promise.all(ports.map(accepts))).every(Boolean), { timeout: 30_000 });
  return {
    ports,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

it("nothing but what is public is open behind nginx without a token, as a first start has made it", async () => {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-doors-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const env = (name: string) => ({ DATABASE_URL: `sqlite:${folder}/${name}/test.db`, OPERATOR_TOKEN: "" });
  const program = join(rootFolder, "src/process/migration-server.ts");
  const service = stack.use(launch({ ...env("service"), WEBHOOK_SECRET: SECRET }));
  const migrations = stack.use(launch(env("migrations"), [], { program }));
  const bases = [await service.address(), await migrations.address()];
  const nginx = stack.use(await nginxBefore(folder, bases));
  const { asked, open } = await openDoors(nginx.ports);
  expect(open).toEqual([]);
  expect(asked).toBeGreaterThan(8 * 2 * 10);
  for (const [index, name] of ["service", "migrations"].entries()) {
    const token = (await readFile(join(folder, name, "operator-token"), "utf8")).trim();
    const headers = { authorization: `Bearer ${token}` };
    const at = `http://127.0.0.1:${nginx.ports[index * 4]}`;
    expect((await fetch(`${at}/migrations/status`, { headers })).status).toBe(200);
  }
});
