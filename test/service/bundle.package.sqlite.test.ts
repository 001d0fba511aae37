import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleCheckout } from "../../scripts/bundle-program.ts";
import { isCurrent } from "../../src/process/supervisor/worker-script.js";
import { emptyDatabase } from "../support/database.ts";
import { asOperator, credentialsFor } from "../support/operator.ts";
import { VIDEO } from "../support/segments.ts";
import { launch } from "../support/service.ts";
import { submit } from "../support/submit.ts";

const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const list = new URL("../support/children/module-list.ts", import.meta.url);

describe("a bundled worker", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(inProject("node_modules/.cache/bundle-")); // where it finds packages
    await bundleCheckout(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const program = () => ({ program: join(folder, "main.mjs") });
  const environment = (url: string) => ({
    DATABASE_URL: url,
    AUTO_MIGRATE: "true",
    VOCABULARY: "sponsorblock",
    WEBHOOK_SECRET: "a-secret-of-webhooks-in-a-test",
  });

  it("creates the schema, hashes in threads, and serves what is in files", async () => {
    await using database = await emptyDatabase();
    await using service = launch(environment(database.url), [], program());
    const base = await service.address();
    expect((await submit(base)).status).toBe(200);
    expect(await (await fetch(`${base}/api/skipSegments?videoID=${VIDEO}`)).json()).toHaveLength(1);
    for (const path of [
      "/",
      "/docs",
      "/openapi.yaml",
      "/openapi.json",
      "/migrator.yaml",
      "/metrics",
      "/api/vocabulary",
    ])
      expect([path, (await fetch(base + path, { headers: credentialsFor(path) })).status]).toEqual([path, 200]);
    const applied = await fetch(`${base}/migrations/applied`, { headers: asOperator });
    expect(JSON.stringify(await applied.json())).toContain("0001_segments");
    service.kill("SIGTERM");
    expect(await service.exited).toMatchObject({ code: 0, stderr: "" });
  });

  it("loads few modules", async () => {
    await using database = await emptyDatabase();
    const loaded = async (): Promise<string[]> => {
      await using service = launch(environment(database.url), [], { ...program(), preload: [list] });
      await service.address();
      service.kill("SIGTERM");
      await service.exited;
      return service.lines().find(({ msg }) => msg === "modules")?.["urls"] as string[];
    };
    await loaded(); // applies the schema
    const urls = (await loaded()).filter((url) => !url.startsWith("node:"));
    expect(urls.length).toBeLessThan(150); // of about a thousand
    expect(urls.filter((url) => /\/node_modules\/(@hapi|knex|lodash|pino)\//.test(url))).toEqual([]);
  });

  it("knows what it was made of, and has the licences of others", async () => {
    expect(isCurrent(folder, inProject("."))).toBe(true);
    const sources = Object.keys(JSON.parse(await readFile(join(folder, "sources.json"), "utf8")));
    expect(sources).toContain("src/handlers/segments/getSkipSegments.ts");
    expect(sources.filter((file) => file.includes("node_modules"))).toEqual([]);
    const notice = await readFile(join(folder, "third-party.txt"), "utf8");
    for (const name of ["@hapi/hapi", "knex", "lodash", "pino"]) expect(notice).toContain(`## ${name} `);
  });
});
