import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../src/config/config.ts";
import { rootFolder } from "../support/documents.ts";
import { deployed, unknownSettings } from "./support/settings.ts";

type Service = Readonly<{
  image: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  command?: readonly string[];
  read_only?: boolean;
  volumes?: readonly string[];
  depends_on?: Record<string, { condition: string }>;
}>;
type File = Readonly<{ services: Record<string, Service>; volumes: Record<string, unknown> }>;

const env = { ...process.env, DATABASE_PASSWORD: "secret", ROOT_PASSWORD: "secret" };
const names = ["sqlite", "mariadb", "galera"] as const;

describe.each(names)("deploy/compose/%s.yaml", (name) => {
  const { services, volumes } = parse(deployed(`compose/${name}.yaml`), { merge: true }) as File;
  const ours = Object.entries(services).filter(([, { image }]) => image === "segmark");

  it("its services have settings that are known and valid", () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [, { environment = {} }] of ours) {
      expect(unknownSettings(Object.keys(environment))).toEqual([]);
      const values = Object.entries(environment).map(([key, value]) => [key, value.replaceAll(/\$\{\w+:[?-]\}/g, "")]);
      expect(() => readConfig(Object.fromEntries(values))).not.toThrow();
    }
  });

  it("they are built from the Dockerfile, with a root that is read-only", () => {
    for (const [, { build, read_only, command = ["serve"] }] of ours) {
      const folder = resolve(rootFolder, "deploy/compose", build?.context ?? "");
      expect(existsSync(join(folder, build?.dockerfile ?? ""))).toBe(true);
      expect(resolve(folder)).toBe(resolve(rootFolder));
      expect(read_only).toBe(true);
      expect([["serve"], ["migrate"]]).toContainEqual(command);
    }
  });

  it("volumes and dependencies exist", () => {
    for (const service of Object.values(services)) {
      for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(":")[0] ?? "");
      for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other);
    }
  });

  // With the tool where it is installed.
  const composer = ["/usr/bin/docker-compose", "/usr/local/bin/docker-compose"].find(existsSync);
  it.runIf(composer !== undefined)("Compose accepts it", () => {
    const file = join(rootFolder, `deploy/compose/${name}.yaml`);
    execFileSync(composer ?? "", ["-f", file, "config", "-q"], { env, cwd: dirname(file), stdio: "pipe" });
  });
});
