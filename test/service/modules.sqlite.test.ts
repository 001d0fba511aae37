import { describe, expect, it } from "vitest";
import { emptyDatabase } from "../support/database.ts";
import { credentialsFor } from "../support/operator.ts";
import { launch, unbundled } from "../support/service.ts";

const list = new URL("../support/children/module-list.ts", import.meta.url);

/** URLs of all modules loaded by a service that was sent a request for `path` and then stopped. */
async function modulesFor(env: Readonly<Record<string, string>>, path: string): Promise<string[]> {
  await using service = launch(env, [], { preload: [list], program: unbundled });
  expect((await fetch(`${await service.address()}${path}`, { headers: credentialsFor(path) })).status).toBe(200);
  service.kill("SIGTERM");
  expect(await service.exited).toMatchObject({ code: 0 });
  const line = service.lines().find(({ msg }) => msg === "modules");
  return line?.["urls"] as string[];
}

describe("a start", () => {
  it("loads neither applied migrations nor unused modules", async () => {
    await using database = await emptyDatabase();
    const env = { DATABASE_URL: database.url, AUTO_MIGRATE: "true" };
    const step = expect.stringMatching(/\/migrations\/0001_segments\.ts/);
    const manager = expect.stringContaining("/packages/migrator/src/cluster/manager.ts");
    expect(await modulesFor(env, "/api/status")).toContainEqual(step);

    const loaded = await modulesFor(env, "/api/status");
    expect(loaded).toContainEqual(expect.stringContaining("/src/handlers/segments/getSkipSegments.ts"));
    expect(loaded.filter((url) => /\/migrations\/\d/.test(url))).toEqual([]);
    expect(loaded).not.toContainEqual(manager);
    expect(
      loaded.filter((url) =>
        /\/src\/migrator\/(?:protocol\/transport\/|engine\/schema\/|cluster\/config\/|node\/node\.)/.test(url),
      ),
    ).toEqual([]);
    expect(loaded.filter((url) => /\/node_modules\/yaml\//.test(url))).toEqual([]);

    expect(await modulesFor(env, "/migrations/applied")).toContainEqual(manager);
  });
});
