import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import mysql from "mysql2/promise";
import { describe, expect, inject, it } from "vitest";
import { testDatabase } from "../support/database.ts";
import { proxyTo } from "../support/database-proxy.ts";
import {
  answerOf,
  outageLine,
  overLine,
  ownServer,
  readiness,
  readVideo,
  SEGMENTS,
  scratchFolder,
  statusOf,
  storedSegments,
  submit,
  videoOf,
} from "../support/outages.ts";
import { type Line, launch } from "../support/service.ts";

const NAME = "database.segmark.test";
const resolver = new URL("../support/children/resolver.ts", import.meta.url);

const onMariadb = () => {
  describe("the name of a database server", () => {
    it("that no longer resolves costs responses, but no confirmed data, until it resolves again", async () => {
      await using database = await testDatabase();
      await using place = await scratchFolder();
      const known = join(place.path, "known");
      await writeFile(known, "yes");
      const url = new URL(database.url);
      await using proxy = await proxyTo(url.hostname, Number(url.port));
      url.host = `${NAME}:${proxy.port}`;
      const env = { DATABASE_URL: url.href, CACHE_MB: "0", TEST_NAME: NAME, TEST_NAME_KNOWN: known };
      await using service = launch(env, [], { preload: [resolver] });
      const base = await service.address();
      expect(await answerOf(submit(base, 1))).toEqual([200, ""]);
      await writeFile(known, "no");
      proxy.reset();
      await expect.poll(() => readiness(base)).toEqual([503, "storage_unavailable"]);
      expect(await answerOf(submit(base, 2))).toEqual([503, "storage_unavailable"]);
      // The first failures may still be those of connections which were cut: more are met until the log names the
      // resolver.
      const namesResolver = ({ code, err }: Line) =>
        code === "storage_unavailable" && JSON.stringify(err ?? null).includes("ENOTFOUND");
      await expect
        .poll(async () => [await readiness(base), service.lines().some(namesResolver)], { timeout: 60_000 })
        .toEqual([[503, "storage_unavailable"], true]);
      await writeFile(known, "yes");
      await expect.poll(() => readiness(base)).toEqual([200, ""]);
      await overLine(service, "storage_unavailable");
      expect(await answerOf(submit(base, 2))).toEqual([200, ""]);
      const stored = await storedSegments(database.url);
      expect([stored.get(videoOf(1)), stored.get(videoOf(2))]).toEqual([SEGMENTS, SEGMENTS]);
    });

    it("that does not resolve at startup ends the process with one message, without the password", async () => {
      await using place = await scratchFolder();
      const known = join(place.path, "known");
      await writeFile(known, "no");
      const env = {
        DATABASE_URL: `mysql://segmark:hunter2@${NAME}:3306/segmark`,
        DATABASE_RETRY_SECONDS: "1",
        TEST_NAME: NAME,
        TEST_NAME_KNOWN: known,
      };
      await using service = launch(env, [], { preload: [resolver] });
      const { code, stdout, stderr } = await service.exited;
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/ENOTFOUND database\.segmark\.test.*Check DATABASE_URL/),
      ]);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      expect(stdout).toContain("the database does not answer yet");
      expect(stdout + stderr).not.toContain("hunter2");
    });
  });

  it("a server that responds after 10 s is abandoned in bounded time; cached reads are answered; it recovers by itself", async () => {
    await using database = await testDatabase();
    const url = new URL(database.url);
    await using proxy = await proxyTo(url.hostname, Number(url.port));
    url.port = String(proxy.port);
    await using service = launch({ DATABASE_URL: url.href });
    const base = await service.address();
    for (const number of [1, 2]) expect(await answerOf(submit(base, number))).toEqual([200, ""]);
    expect(await readVideo(base, 1)).toEqual([200, ""]);

    proxy.delay(10_000);
    let answered = 0;
    const counted = <T>(answer: T): T => {
      answered += 1;
      return answer;
    };
    const writes = Array.from({ length: 20 }, (_, i) => answerOf(submit(base, 100 + i)).then(counted));
    expect(await readVideo(base, 1)).toEqual([200, ""]);
    expect(answered).toBe(0);
    const codes = new Set((await Promise.all(writes)).map((answer) => answer.join(" ")));
    for (const code of codes) expect(["503 storage_slow", "503 storage_unavailable"]).toContain(code);
    expect((await readiness(base))[0]).toBe(503);
    await outageLine(service, "storage_slow");

    proxy.delay(0);
    await expect.poll(() => readiness(base)).toEqual([200, ""]);
    await overLine(service, "storage_slow");
    expect(await answerOf(submit(base, 3))).toEqual([200, ""]);
    const stored = await storedSegments(database.url);
    for (const number of [1, 2, 3]) expect(stored.get(videoOf(number))).toBe(SEGMENTS);
    for (const [, segments] of stored) expect(segments).toBe(SEGMENTS);
  });

  describe("a server that refuses new connections", () => {
    it.each([
      ["max_connections", "ER_CON_COUNT_ERROR"],
      ["max_user_connections", "ER_USER_LIMIT_REACHED"],
    ])("because of %s is reported, at run time and at startup, and is used again afterwards", async (limit, cause) => {
      await using server = await ownServer("segmark_busy");
      const { url, root } = server;
      await using service = launch({ DATABASE_URL: url, AUTO_MIGRATE: "true", CACHE_MB: "0" });
      const base = await service.address();
      expect(await answerOf(submit(base, 1))).toEqual([200, ""]);

      const forbid = async (): Promise<() => Promise<void>> => {
        if (limit === "max_user_connections") {
          await root.query("grant usage on *.* to 'segmark'@'127.0.0.1' with max_user_connections 1");
          return async () =>
            void (await root.query("grant usage on *.* to 'segmark'@'127.0.0.1' with max_user_connections 0"));
        }
        await root.query("set global max_connections = 10");
        const own = await Promise.allSettled(Array.from({ length: 12 }, () => mysql.createConnection(url)));
        return async () => {
          await root.query("set global max_connections = 300");
          for (const one of own) if (one.status === "fulfilled") await one.value.end();
        };
      };
      const allow = await forbid();
      const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => answerOf(submit(base, 10 + i))));
      for (const answer of answers) expect(["200 ", "503 storage_busy"]).toContain(answer.join(" "));
      expect(answers).toContainEqual([503, "storage_busy"]);
      expect(await outageLine(service, "storage_busy")).toMatchObject({ err: { code: cause } });

      await using late = launch({ DATABASE_URL: url, DATABASE_RETRY_SECONDS: "60" });
      const waits = await late.logged(({ msg }) => msg === "the database does not answer yet");
      expect(waits["reason"]).toMatch(
        /segmark_busy on 127\.0\.0\.1:\d+ cannot be used: .*(Too many connections|max_user_connections)/,
      );
      await allow();
      expect(await statusOf(await late.address(), "/api/ready")).toBe(200);
      await expect.poll(() => readiness(base)).toEqual([200, ""]);
      await overLine(service, "storage_busy");
      const again = await Promise.all(Array.from({ length: 30 }, (_, i) => answerOf(submit(base, 10 + i))));
      for (const [i, [status]] of again.entries()) expect(status).toBe(answers[i]?.[0] === 200 ? 409 : 200);
    });
  });
};

if (inject("engine") === "mariadb") onMariadb();
else it("a file needs no name resolution and no login", () => expect(inject("engine")).toBe("sqlite"));
