import { storage } from "@segmark/migrator";
import { describe, expect, it } from "vitest";
import { type Answer, cluster, making } from "./members.ts";

const name = "01_first.ts";
const failsOnStorage = (): void => {
  if (storage().alias === "storage-1") throw new Error("no such column");
};
const broken = { ...making(name, failsOnStorage), hash: "aa" };
const repaired = { ...making(name), hash: "bb" };
const another = { ...making(name), hash: "cc" };
const problem = (status: number, code: string) => ({ status, json: expect.objectContaining({ status, code }) });

describe("a migration that fails on one of two leaders because of its text", () => {
  it("is repaired with is_applied_migrations_writable, and runs only where it failed", async () => {
    await using c = await cluster({ migrations: [broken] });
    const deploy = (text: typeof broken): void => {
      for (const one of c.members) one.has([text]);
    };
    /** Sent to the leader that failed; the other one, which has to record the new text, is notified over HTTP. */
    const up = (): Promise<Answer> => (c.members[1] ?? c.first).send("POST", "/migrations/up");
    const allow = async (flag: boolean): Promise<void> => {
      const { version } = (await c.send("GET", "/admin/config")).json;
      const content = `options: { is_applied_migrations_writable: ${flag} }\n`;
      const json = { version, sections: [{ filename: "migrations.yml", content }] };
      expect((await c.send("PATCH", "/admin/config", { json })).status).toBe(200);
    };
    const failed = await up();
    expect(failed).toMatchObject(problem(500, "migration_failed"));
    expect(failed.json["leaders"]).toMatchObject({
      "api-1": { outcome: "applied" },
      "storage-1": { outcome: "failed", error: "no such column" },
    });

    deploy(repaired);
    expect(await up()).toMatchObject(problem(409, "applied_migration_changed"));
    expect(await c.send("GET", "/migrations/plan")).toMatchObject(problem(409, "applied_migration_changed"));

    await allow(true);
    const pending = { "api-1": [], "storage-1": [name] };
    expect(await c.send("GET", "/migrations/plan")).toMatchObject({ status: 200, json: { pending } });
    expect((await up()).json).toEqual({ applied: { "storage-1": [name] } });
    expect((await c.send("GET", "/migrations/status")).json).toMatchObject({ lists_differ: false });
    const reported = c.members.map(({ lines }) => lines.filter((line) => line.includes("another text now")));
    expect(reported).toEqual([[expect.stringContaining(`"leader":"api-1"`)], []]);
    expect(JSON.parse(reported[0]?.[0] ?? "{}")).toMatchObject({ level: 40, migrations: [name] });

    await allow(false);
    expect((await up()).json).toEqual({ applied: {} });
    deploy(another);
    expect(await up()).toMatchObject(problem(409, "applied_migration_changed"));
  });
});
