import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mysql from "mysql2/promise";
import { parse, stringify } from "yaml";
import { inherited, keep } from "../../support/child.ts";
import { freePort } from "../../support/cluster/ports.ts";
import { rootFolder } from "../../support/documents.ts";
import { startMariadb } from "../../support/mariadb.ts";
import { launch } from "../../support/service.ts";
import { pathOf } from "./programs.ts";

const token = "token-of-the-metrics-of-a-test";
const secret = "secret-of-the-webhooks-of-a-test";

/** A service with everything that has metrics: a replica, webhooks and a handler. */
export async function startMonitored() {
  const stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-monitored-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const server = stack.use(await startMariadb(["--log-bin=binlog", "--server-id=1"]));
  const connection = await mysql.createConnection(server.rootUrl);
  await connection.query("CREATE DATABASE segmark_monitored");
  await connection.query("GRANT REPLICA MONITOR, REPLICATION CLIENT ON *.* TO 'segmark'@'127.0.0.1'");
  await connection.end();
  const handlers = join(folder, "handlers.mjs");
  await writeFile(handlers, `export default (webhooks) => webhooks.on("issues", () => undefined);\n`);
  const url = `${server.url}segmark_monitored`;
  const service = stack.use(
    launch({
      DATABASE_URL: url,
      READ_DATABASE_URL: url,
      AUTO_MIGRATE: "true",
      OPERATOR_TOKEN: token,
      WEBHOOK_SECRET: secret,
      WEBHOOK_HANDLERS: handlers,
    }),
  );
  const address = await service.address();
  let requests = 0;
  return {
    address,
    token,
    /** A few requests: an answer that is kept, one that is not, and one that is refused. */
    use: async (): Promise<void> => {
      for (const path of [
        "/api/skipSegments?videoID=kept",
        `/api/skipSegments?videoID=new-${requests++}`,
        "/api/ready",
      ])
        await (await fetch(address + path)).arrayBuffer();
      await (await fetch(`${address}/api/userInfo`)).arrayBuffer();
    },
    /** Sends a delivery, which a handler gets. */
    deliver: async (): Promise<number> => {
      const body = JSON.stringify({ action: "opened", issue: {} });
      const headers = {
        "content-type": "application/json",
        "x-host-event": "issues",
        "x-host-delivery": "00000000-0000-4000-8000-000000000001",
        "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
      };
      return (await fetch(`${address}/api/host/webhooks`, { method: "POST", body, headers })).status;
    },
    metrics: async (): Promise<string> =>
      (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text(),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

type Scrape = { job_name: string; static_configs: [{ targets: string[] }] };

/** Prometheus with the configuration and rules of `deploy/prometheus`, but a scrape each second. Disposing ends it. */
export async function startPrometheus(target: string, credentials: string) {
  const program = await pathOf("prometheus");
  const folder = await mkdtemp(join(tmpdir(), "segmark-prometheus-"));
  const from = join(rootFolder, "deploy/prometheus");
  const config = parse(await readFile(join(from, "prometheus.yaml"), "utf8"));
  config.global = { scrape_interval: "1s", scrape_timeout: "1s", evaluation_interval: "1s" };
  for (const scrape of config.scrape_configs as Scrape[]) scrape.static_configs[0].targets = [new URL(target).host];
  await writeFile(join(folder, "prometheus.yaml"), stringify(config));
  await writeFile(join(folder, "segmark-operator-token"), credentials);
  for (const file of config.rule_files as string[]) await copyFile(join(from, file), join(folder, file));
  const address = `127.0.0.1:${await freePort()}`;
  const args = [`--config.file=${folder}/prometheus.yaml`, `--storage.tsdb.path=${folder}/data`];
  const child = keep(
    spawn(program, [...args, `--web.listen-address=${address}`, "--log.level=error"], {
      env: inherited,
      stdio: "ignore",
    }),
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    /** The series of a query now; none while Prometheus starts. Errors: what Prometheus says of the query. */
    query: async (expression: string): Promise<readonly unknown[]> => {
      const url = `http://${address}/api/v1/query?query=${encodeURIComponent(expression)}`;
      const response = await fetch(url).catch(() => undefined);
      if (response === undefined || response.status === 503) return [];
      const { data, error } = (await response.json()) as { data?: { result: unknown[] }; error?: string };
      if (data === undefined) throw new Error(`${expression}: ${error}`);
      return data.result;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
