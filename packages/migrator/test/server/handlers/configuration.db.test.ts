import { describe, expect, it } from "vitest";
import { checkAnswer } from "../../../../../test/support/contract.ts";
import { asOperator } from "../../../../../test/support/operator.ts";
import { begin } from "../../../../../test/support/requests.ts";
import { type Answer, type Member, member } from "./members.ts";

const CONFIG = "/admin/config";
const problem = (status: number, code: string) => ({ status, json: expect.objectContaining({ status, code }) });
const change = (version: unknown, sections: Readonly<Record<string, string | null>>) => ({
  json: { version, sections: Object.entries(sections).map(([filename, content]) => ({ filename, content })) },
});
const patch = (m: Member, version: unknown, sections: Readonly<Record<string, string | null>>): Promise<Answer> =>
  m.send("PATCH", CONFIG, change(version, sections));

describe("the cluster-wide configuration", () => {
  it("is read and changed by whole sections", async () => {
    await using m = await member();
    expect((await m.send("GET", CONFIG)).json).toMatchObject({ version: 0, sections: [] });
    const first = await patch(m, 0, { "b.txt": "b", "a.txt": "a" });
    const sections = [
      { filename: "a.txt", content: "a" },
      { filename: "b.txt", content: "b" },
    ];
    expect(first).toMatchObject({ status: 200, json: { version: 1, changed_by: "local", sections } });
    expect((await patch(m, 1, { "a.txt": null })).json).toMatchObject({ version: 2, sections: sections.slice(1) });
    expect((await m.send("GET", CONFIG)).json).toMatchObject({ version: 2, sections: sections.slice(1) });
    expect((await m.send("GET", CONFIG)).headers.get("cache-control")).toBe("no-store");
  });

  it("logs who changed which section, without its content", async () => {
    await using m = await member();
    await patch(m, 0, { "a.txt": "the-text-itself" });
    const log = m.lines.join("");
    expect(log).toContain('"section":"a.txt"');
    expect(log).toMatch(/"sha256":"[0-9a-f]{64}"/);
    expect(log).not.toContain("the-text-itself");
  });

  it("rejects a change for an outdated version", async () => {
    await using m = await member();
    await patch(m, 0, { "a.txt": "a" });
    expect(await patch(m, 0, { "a.txt": "b" })).toMatchObject(problem(409, "config_conflict"));
    expect((await m.send("GET", CONFIG)).json).toMatchObject({ sections: [{ content: "a" }] });
  });

  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ["an invalid option", { "migrations.yml": "options: { storage_timeout: -1 }" }, /storage_timeout/],
    [
      "a flag that is not a boolean",
      { "migrations.yml": "options: { is_applied_migrations_writable: 1 }" },
      /options\.is_applied_migrations_writable: expected true or false/,
    ],
    ["a misspelt option", { "migrations.yml": "options: { storage_timeuot: 1 }" }, /storage_timeuot/],
    ["an invalid list of migrations", { "migrations.yml": "applied: 01.ts" }, /applied/],
    ["an invalid topology", { "topology.yml": "cluster: x" }, /topology\.yml/],
    ["an invalid section name", { "migrations/source/x": "" }, /migrations\/source\/x/],
    [
      "a second instance without CLUSTER_SECRET",
      {
        "topology.yml": JSON.stringify({
          cluster: "c",
          replicasets: { r: { roles: [] } },
          instances: { local: { replicaset: "r", url: "http://a/" }, other: { replicaset: "r", url: "http://b/" } },
        }),
      },
      /CLUSTER_SECRET/,
    ],
  ])("refuses invalid content: %s", async (_what, sections, said) => {
    await using m = await member();
    const refused = await patch(m, 0, { ...sections, "b.txt": "b" });
    expect(refused).toMatchObject(problem(422, "bad_config"));
    expect(refused.json["detail"]).toMatch(said);
    expect((await m.send("GET", CONFIG)).json).toMatchObject({ version: 0, sections: [] });
  });

  it.each<[string, object]>([
    ["no body", {}],
    ["a form", { body: "version=0", headers: { "content-type": "application/x-www-form-urlencoded" } }],
    ["JSON with another content type", { body: JSON.stringify(change(0, { a: "b" }).json) }],
    ["malformed JSON", { body: "{", headers: { "content-type": "application/json" } }],
    ["a version that is not a number", change("0", { "a.txt": "a" })],
    ["no sections", change(0, {})],
    ["a section without text", { json: { version: 0, sections: [{ filename: "a.txt" }] } }],
    ["an unknown field", { json: { version: 0, sections: [{ filename: "a", content: "" }], by: "me" } }],
  ])("requires a valid body: %s", async (_what, sent) => {
    await using m = await member();
    expect((await m.send("PATCH", CONFIG, sent)).status).toBe(400);
  });
});

describe.each([
  ["PATCH", CONFIG],
  ["POST", "/migrations/adopt?from=umzug"],
])("the body of %s %s", (method, path) => {
  const headers = { "content-type": "application/json" };

  it("is taken in no Content-Encoding", async () => {
    await using m = await member();
    const answer = await m.send(method, path, { body: "packed", headers: { ...headers, "content-encoding": "gzip" } });
    expect(answer).toMatchObject(problem(415, "unsupported_media_type"));
    expect(answer.headers.get("accept-encoding")).toBe("identity");
  });

  it("is bounded, and read for a limited time", async () => {
    await using m = await member({ env: { BODY_TIMEOUT_SECONDS: "1" } });
    const body = "x".repeat(16 * 1024 * 1024 + 1);
    expect(await m.send(method, path, { body, headers })).toMatchObject(problem(413, "body_too_large"));
    const { status, text } = await begin(m.base, method, path, { ...headers, ...asOperator, "content-length": 10 })
      .answer;
    const { pathname } = new URL(m.base + path);
    await checkAnswer({ method, path: pathname, status, mediaType: "application/problem+json", text });
    expect([status, JSON.parse(text).code]).toEqual([408, "request_timeout"]);
  });
});
