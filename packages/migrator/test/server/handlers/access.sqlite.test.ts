import { once } from "node:events";
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { text as textOf } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../../../../../test/support/contract.ts";
import { shared } from "../../../../../test/support/shared.ts";
import { operations } from "../../../src/generated/operations.js";
import { type Member, member, TOKEN } from "./members.ts";

const RUN = "7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34";
const all = Object.values(operations).map(({ method, path }) => [method.toUpperCase(), path.replace("{run_id}", RUN)]);

type Headers = Readonly<Record<string, string>>;

/** Headers that `fetch` does not allow callers to set. */
async function ask(m: Member, method: string, path: string, headers: Headers, host = "127.0.0.1") {
  const port = new URL(m.base).port;
  const sending = request({ host, port, method, path, headers, agent: false }).end();
  const [response] = await once(sending, "response");
  const text = await textOf(response);
  const mediaType = response.headers["content-type"]?.split(";")[0];
  await checkAnswer({ method, path, status: response.statusCode, mediaType, text });
  return { status: response.statusCode, code: JSON.parse(text || "{}").code, headers: response.headers };
}

const authorization = `Bearer ${TOKEN}`;

describe("with the token none", () => {
  const unchanged = shared(() => member({ env: { OPERATOR_TOKEN: "none" } }));

  it.each<[Headers, number, string | undefined]>([
    [{}, 200, undefined],
    [{ host: "localhost:1" }, 200, undefined],
    [{ host: "[::1]:8080" }, 200, undefined],
    [{ authorization: "Bearer anything" }, 200, undefined],
    [{ "sec-fetch-site": "same-origin" }, 200, undefined],
    [{ "sec-fetch-site": "none" }, 200, undefined],
    [{ "x-forwarded-for": "127.0.0.1" }, 403, "not_local"],
    [{ forwarded: "for=127.0.0.1" }, 403, "not_local"],
    [{ via: "1.1 proxy" }, 403, "not_local"],
    [{ origin: "https://pages.example" }, 403, "cross_site"],
    [{ origin: "null" }, 403, "cross_site"],
    [{ "sec-fetch-site": "cross-site" }, 403, "cross_site"],
    [{ host: "pages.example" }, 403, "cross_site"],
    [{ host: "127.0.0.1.pages.example:8080" }, 403, "cross_site"],
    [{ host: "pages.example", origin: "http://pages.example" }, 403, "cross_site"],
  ])("callers on this machine are served, with %j: %i", async (headers, status, code) => {
    const answer = await ask(unchanged(), "GET", "/migrations/applied", headers);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it.each(all)("forwarded requests are refused: %s %s", async (method = "", path = "") => {
    const answer = await ask(unchanged(), method, path, { "x-forwarded-for": "127.0.0.1" });
    expect([answer.status, answer.code]).toEqual([403, "not_local"]);
  });

  const address = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;
  it.skipIf(address === undefined)("requests to an external address of this machine are refused", async () => {
    await using m = await member({ env: { HOST: "0.0.0.0", OPERATOR_TOKEN: "none" } });
    const answer = await ask(m, "GET", "/migrations/applied", {}, address);
    expect([answer.status, answer.code]).toEqual([403, "not_local"]);
  });
});

describe("with a token", () => {
  const unchanged = shared(() => member({ env: { MIGRATOR_HOSTS: "x.example, migrations.example" } }));

  it.each(all)("all callers need it: %s %s", async (method = "", path = "") => {
    await using m = await member();
    const refused = await ask(m, method, path, {});
    expect([refused.status, refused.code, refused.headers["www-authenticate"]]).toEqual([
      401,
      "unauthorized",
      "Bearer",
    ]);
    expect((await ask(m, method, path, { authorization: `${authorization}x` })).status).toBe(401);
    expect((await ask(m, method, path, { authorization })).status).not.toBe(401);
  });

  it.each<[Headers, number, string | undefined]>([
    [{}, 200, undefined],
    [{ "x-forwarded-for": "192.0.2.1", via: "1.1 proxy" }, 200, undefined],
    [{ host: "localhost" }, 200, undefined],
    [{ host: "migrations.example:443" }, 200, undefined],
    [{ host: "MIGRATIONS.EXAMPLE" }, 200, undefined],
    [{ host: "migrations.example", origin: "http://migrations.example" }, 200, undefined],
    [{ host: "pages.example" }, 403, "cross_site"],
    [{ origin: "https://pages.example" }, 403, "cross_site"],
    [{ "sec-fetch-site": "cross-site" }, 403, "cross_site"],
  ])("callers that send it are served, with %j: %i", async (headers, status, code) => {
    const m = unchanged();
    const answer = await ask(m, "GET", "/migrations/applied", { authorization, ...headers });
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(m.lines.join("")).not.toContain(TOKEN);
  });
});
