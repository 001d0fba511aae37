import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { emptyDatabase, testDatabase } from "../support/database.ts";
import { VIDEO } from "../support/segments.ts";
import { launch } from "../support/service.ts";
import { submit } from "../support/submit.ts";
import { local } from "../support/world.ts";

describe("the process", () => {
  it("creates its schema, serves, and keeps its data after a restart", async () => {
    await using database = await emptyDatabase();
    const env = { DATABASE_URL: database.url, AUTO_MIGRATE: "true" };
    {
      await using service = launch(env);
      const base = await service.address();
      expect((await submit(base, 1)).status).toBe(200);
      service.kill("SIGTERM");
      expect(await service.exited).toMatchObject({ code: 0 });
    }
    await using service = launch(env);
    const read = await fetch(`${await service.address()}/api/skipSegments?videoID=${VIDEO}`);
    expect(await read.json()).toMatchObject([{ segment: [1, 6] }]);
  });

  it("refuses to serve without its schema and reports how to create it", async () => {
    await using database = await emptyDatabase();
    await using refused = launch({ DATABASE_URL: database.url, AUTO_MIGRATE: "false" });
    expect(await refused.exited).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database lacks \d+ migrations .*npm run migrate/),
    });
    await using migrated = launch({ DATABASE_URL: database.url }, ["migrate"]);
    expect(await migrated.exited).toMatchObject({ code: 0 });
    await using service = launch({ DATABASE_URL: database.url, AUTO_MIGRATE: "false" });
    expect((await fetch(`${await service.address()}/api/ready`)).status).toBe(200);
  });

  it("stores all or nothing of a submission when it is killed", async () => {
    await using database = await testDatabase();
    const segments = Array.from({ length: 200 }, (_, i) => ({ segment: [i * 10, i * 10 + 5], category: "sponsor" }));
    let service = launch({ DATABASE_URL: database.url });
    for (const delay of [0, 3, 6, 10]) {
      const base = await service.address();
      const videoID = `crash${delay}`.padEnd(11, "-");
      const body = JSON.stringify({ videoID, userID: local("ann"), segments });
      const sent = fetch(`${base}/api/skipSegments`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      sent.catch(() => {});
      await pause(delay);
      service.kill("SIGKILL");
      const status = await sent.then((answer) => answer.status).catch(() => "cut off");
      await service.exited;
      service = launch({ DATABASE_URL: database.url });
      const read = await fetch(`${await service.address()}/api/skipSegments?videoID=${videoID}`);
      const count = read.status === 200 ? ((await read.json()) as unknown[]).length : 0;
      if (status === 200) expect(count).toBe(200);
      else expect([0, 200]).toContain(count);
    }
    await using _last = service;
  });
});

describe("a process that cannot start reports why in one message and exits with 1", () => {
  it("an invalid environment", async () => {
    await using refused = launch({ PORT: "http", LOG_LEVEL: "loud" });
    const { code, stderr, stdout } = await refused.exited;
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^The environment is wrong:\n {2}PORT: expected .*\n {2}LOG_LEVEL: expected .*\n$/);
  });

  it("a taken port", async () => {
    await using database = await testDatabase();
    const rival = createServer().listen(0, "127.0.0.1");
    await once(rival, "listening");
    const address = rival.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    await using refused = launch({ DATABASE_URL: database.url, PORT: port });
    expect(await refused.exited).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`Port ${port} on 127.0.0.1 is taken.`),
    });
    rival.close();
  });

  it("a database server that does not respond, after the configured time", async () => {
    await using refused = launch({
      DATABASE_URL: "mysql://somebody:hidden-word@127.0.0.1:9/nothing",
      DATABASE_RETRY_SECONDS: "1",
    });
    const { code, stderr, stdout } = await refused.exited;
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database nothing on 127\.0\.0\.1:9 cannot be used: .+ Check DATABASE_URL/),
    ]);
    expect(stdout).toContain("the database does not answer yet");
    expect(stdout + stderr).not.toContain("hidden-word");
  });

  it("a file that is not an SQLite database", async () => {
    const folder = await mkdtemp(join(tmpdir(), "segmark-"));
    const file = join(folder, "corrupt.db");
    await writeFile(file, "this is not a database, however long one looks at it".repeat(100));
    await using refused = launch({ DATABASE_URL: `sqlite:${file}` });
    expect(await refused.exited).toMatchObject({ code: 1, stderr: expect.stringContaining(file) });
    await rm(folder, { recursive: true });
  });
});
