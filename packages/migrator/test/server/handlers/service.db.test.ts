import { describe, expect, it } from "vitest";
import { world } from "../../../../../test/support/world.ts";

const direct = { ip: "direct" } as const;

describe("the migration endpoints of the segment service", () => {
  it("list the migrations of its own tables, and run pending ones", async () => {
    await using w = await world();
    const steps: string[] = await w.storage.knex("_migrations").orderBy("id").pluck("name");
    const last = steps.at(-1) ?? "";
    expect((await w.send("GET", "/migrations/applied", direct)).json).toEqual({ applied: { local: steps } });
    expect((await w.send("POST", "/migrations/up", direct)).text).toBe('{"applied":{}}');

    await w.storage.knex("_migrations").where("name", last).delete();
    expect((await w.send("GET", "/migrations/plan", direct)).json).toEqual({ pending: { local: [last] } });
    expect((await w.send("POST", "/migrations/up", direct)).json).toEqual({ applied: { local: [last] } });
    expect((await w.send("GET", "/migrations/applied", direct)).json).toEqual({ applied: { local: steps } });
  });

  it("store its schema in the configuration", async () => {
    await using w = await world();
    await w.send("POST", "/migrations/up", direct);
    const { sections } = (await w.send("GET", "/admin/config", direct)).json as {
      sections: { filename: string; content: string }[];
    };
    const schema = sections.find(({ filename }) => filename === "schema.yml")?.content;
    expect(schema).toMatch(/^ {2}segments:$/m);
    expect(schema).toMatch(/^ {2}_migrations:$/m);
    expect(schema).not.toMatch(/cluster_config|_migrations_lock/);
  });

  it("return errors in the format of their own specification", async () => {
    await using w = await world();
    const refused = await w.send("POST", "/migrations/up", { headers: { authorization: "" } });
    expect([refused.status, refused.json]).toEqual([
      401,
      expect.objectContaining({ type: "urn:migrator:unauthorized" }),
    ]);
    expect((await w.send("GET", "/migrations/up", direct)).json).toMatchObject({ code: "method_not_allowed" });
    const unknown = await w.send("GET", "/nothing", direct);
    expect([unknown.status, unknown.text]).toEqual([404, "There is no path /nothing here."]);
    expect((await w.send("GET", "/api/skipSegments", direct)).headers.get("content-type")).toMatch(/^text\/plain/);
  });
});
