import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inProcess } from "../../src/cli/in-process.ts";
import { createKnexConfigStore } from "../../src/cluster/config/knex-store.ts";

it.each(["up", "move"] as const)(
  "an interrupt ends %s while it waits for another run, which then does nothing",
  async (command) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "segmark-cli-"));
    const url = `sqlite:${folder.path}/shop.db`;
    const migrations = join(folder.path, "migrations");
    await mkdir(migrations);
    await writeFile(join(migrations, "01.ts"), "export const up = () => undefined;\n");
    const other = createKnexConfigStore({ url });
    const content = command === "move" ? "applied: [01.ts]" : "{}";
    await other.patch({ version: 0, sections: [{ filename: "migrations.yml", content }], by: "test" });

    await using service = await inProcess(url, migrations);
    {
      await using _lock = await other.lock({ runId: crypto.randomUUID(), owner: "another", waitMs: 0 });
      const call = command === "up" ? service.up(60, {}) : service.move(60);
      expect(await service.interrupt()).toBe(true);
      expect(await call).toMatchObject({ status: 504, body: { code: "cancelled" } });
      expect(await service.interrupt(), "after the call").toBe(false);
    }
    expect(await service.applied()).toMatchObject({ body: { applied: { local: [] } } });
    await other.close();
  },
);
