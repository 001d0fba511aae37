import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseDatabaseUrl } from "@segmark/database/url";
import { describe, expect, it } from "vitest";
import { rootFolder } from "../support/documents.ts";
import { serverBinaries } from "../support/mariadb-binaries.ts";
import { type ComposeService, type Composition, composed } from "./support/compose.ts";
import { image } from "./support/image.ts";
import { pathOf } from "./support/programs.ts";
import { replaced } from "./support/proxies.ts";
import { faultOf, settingNames } from "./support/settings.ts";

const run = promisify(execFile);
const folder = join(rootFolder, "deploy/compose");
const secrets = { DATABASE_PASSWORD: "passwordOfATest", OPERATOR_TOKEN: "tokenOfAnOperator" };
const ours = ({ services }: Composition): [string, ComposeService][] =>
  Object.entries(services).filter(([, one]) => one.image.startsWith("segmark:"));

describe.each(["sqlite.yaml", "mariadb.yaml", "galera.yaml"])("deploy/compose/%s", (file) => {
  it("is what Compose accepts, and runs the image of deploy/container without rights", async () => {
    const composition = await composed(file, secrets);
    expect(ours(composition).length).toBeGreaterThan(0);
    for (const [name, service] of ours(composition)) {
      expect(service, name).toMatchObject({
        image: expect.stringMatching(new RegExp(`^${image.name}:`)),
        user: image.user,
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      });
      const settings = service.environment ?? {};
      for (const setting of Object.keys(settings)) expect(settingNames()).toContain(setting);
      expect(faultOf(settings)).toBeUndefined();
      expect(settings).toMatchObject({ HOST: "0.0.0.0", PORT: String(image.port) });
    }
  });

  it("checks the health of each service, and gives it the time that it takes to stop", async () => {
    for (const [, { command, healthcheck, stop_grace_period, environment }] of ours(await composed(file, secrets))) {
      if (command !== undefined) {
        expect([command].flat(), "the migration ends by itself").toEqual(["migrate"]);
        expect(healthcheck).toEqual({ test: ["NONE"] });
        continue;
      }
      expect(healthcheck?.test).toEqual(["CMD", ...image.entryPoint, "healthcheck"]);
      // The supervisor kills its workers 10 s after STOP_TIMEOUT_SECONDS.
      const grace = Number(/^(\d+)s$/.exec(stop_grace_period ?? "")?.[1]);
      expect(grace).toBeGreaterThan(Number(environment?.["STOP_TIMEOUT_SECONDS"]) + 10);
    }
  });

  it("is reached from this machine only, and waits for what it needs", async () => {
    const { services } = await composed(file, secrets);
    const published = Object.values(services).flatMap(({ ports = [] }) => ports);
    expect(published).toEqual([expect.stringMatching(/^127\.0\.0\.1:8080:\d+\/tcp$/)]);
    for (const [name, { depends_on = {}, environment = {} }] of Object.entries(services)) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(services, name).toHaveProperty(other);
        expect(condition, name).toBe(other === "migration" ? "service_completed_successfully" : "service_healthy");
      }
      const target = parseDatabaseUrl(environment["DATABASE_URL"] ?? "sqlite::memory:");
      if (target.engine !== "sqlite") for (const { host } of target.hosts) expect(services, name).toHaveProperty(host);
    }
  });
});

describe("deploy/compose/galera.yaml", () => {
  it("founds a cluster only when it is asked to, with settings that MariaDB knows", async () => {
    const nodes = async (env: Record<string, string>) =>
      Object.entries((await composed("galera.yaml", { ...secrets, ...env })).services).filter(([name]) =>
        /^db\d$/.test(name),
      );
    const wordsOf = ({ command = "" }: ComposeService): string[] => [command].flat().join(" ").trim().split(" ");
    const usual = await nodes({});
    expect(usual.map(([, node]) => wordsOf(node))).toEqual(
      usual.map(([name]) => [`--wsrep-node-name=${name}`, `--wsrep-node-address=${name}`]),
    );
    const [first, ...others] = await nodes({ GALERA_FOUND: "--wsrep-new-cluster" });
    expect(first && wordsOf(first[1])).toContain("--wsrep-new-cluster");
    for (const [, node] of others) expect(wordsOf(node)).not.toContain("--wsrep-new-cluster");

    const { server } = await serverBinaries();
    const file = `--defaults-file=${join(folder, "galera.cnf")}`;
    // With --help a server reads its settings, and starts nothing.
    await run(server, [file, ...wordsOf(usual[0]?.[1] ?? { image: "" }), "--verbose", "--help"], {
      maxBuffer: 1 << 26,
    });
    const addresses = /^wsrep_cluster_address = gcomm:\/\/(.*)$/m.exec(
      await readFile(join(folder, "galera.cnf"), "utf8"),
    )?.[1];
    expect(addresses?.split(",")).toEqual(usual.map(([name]) => name));
  });

  it("has a configuration of nginx that names both services, and that nginx accepts", async () => {
    const { services } = await composed("galera.yaml", secrets);
    const behind = Object.keys(services).filter((name) => name.startsWith("segmark"));
    const text = await readFile(join(folder, "nginx.conf"), "utf8");
    expect([...text.matchAll(/^\s+server (\w+):8080 /gm)].map(([, name]) => name)).toEqual(behind);
    const files = await mkdtemp(join(tmpdir(), "segmark-nginx-"));
    try {
      const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      const temporary = kinds.map((kind) => `${kind}_temp_path temp_${kind};`).join(" ");
      const changes = { segmark1: "127.0.0.1", segmark2: "127.0.0.1", "listen 80;": "listen 127.0.0.1:18080;" };
      const conf = replaced(text, { ...changes, "/var/log/nginx/access.log": `${files}/access.log` });
      await writeFile(
        join(files, "nginx.conf"),
        `pid nginx.pid; error_log error.log; events {} http { ${temporary} ${conf} }`,
      );
      await run(await pathOf("nginx"), [
        "-t",
        "-p",
        files,
        "-e",
        join(files, "error.log"),
        "-c",
        join(files, "nginx.conf"),
      ]);
    } finally {
      await rm(files, { recursive: true, force: true });
    }
  });
});

it.each(["mariadb.yaml", "galera.yaml"])("deploy/compose/%s does not start without a password", async (file) => {
  const env = await readFile(join(folder, "secrets.env"), "utf8");
  const empty = Object.fromEntries(
    [...env.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
  expect(Object.keys(empty)).toEqual(Object.keys(secrets));
  await expect(composed(file, empty)).rejects.toThrow(/DATABASE_PASSWORD/);
});

it("every file in deploy/compose belongs to one of these", async () => {
  expect(new Set(await readdir(folder))).toEqual(
    new Set(["sqlite.yaml", "mariadb.yaml", "galera.yaml", "galera.cnf", "nginx.conf", "secrets.env"]),
  );
});
