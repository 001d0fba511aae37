import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sketches, viewsOf, votesOf } from "../support/client.ts";
import { plant, type Sketch, VIDEO } from "../support/segments.ts";
import { local, publicIdOf, type World, world } from "../support/world.ts";
import { type Client, exactly, faultsOf, HOST, json, type Known, type Sent } from "./players/client.ts";
import { mistakes } from "./players/mistakes.ts";
import { screens } from "./players/screens.ts";
import { tools } from "./players/tools.ts";
import { viewers } from "./players/viewers.ts";

/**
 * The requests of every client on docs/service/players.md, letter for letter, built from the address exactly as the page tells
 * its reader to set it. What a whole day with some of them looks like is in `players-day.db.test.ts` and
 * `tools-day.sqlite.test.ts`.
 */
const page = readFileSync(new URL("../../docs/service/players.md", import.meta.url), "utf8");
const deploy = fileURLToPath(new URL("../../deploy", import.meta.url));
const clients: Readonly<Record<string, Client>> = { ...viewers, ...screens, ...tools };
const address = new RegExp(`(?:https://)?${HOST.replaceAll(".", "\\.")}[\\w/]*`, "g");

/** A row of the tables of clients: its name, and every address in the cell that says what to set. */
const rows = [...page.matchAll(/^\| \[([^\]]+)\]\([^)]+\) \| ([^|]+) \|/gm)].map(([, name = "", cell = ""]) => ({
  name,
  addresses: cell.match(address) ?? [],
}));
const sectionOf = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

const nameOf = ({ category, actionType }: Record<string, unknown>): string => `${category} ${actionType}`;

/** The segments of the usual video in an answer of either form, as clients find them. */
function segmentsIn(text: string): Record<string, unknown>[] {
  const answer = JSON.parse(text);
  return "segments" in answer[0]
    ? answer.find(({ videoID }: { videoID: string }) => videoID === VIDEO).segments
    : answer;
}

/** A service with one segment of each kind, one of them by a user who is a VIP. */
async function prepared(env: Record<string, string> = {}) {
  const w = await world({ env });
  const isOwn = ({ category }: Sketch): boolean => category === "intro";
  const [uuid = ""] = await plant(
    w,
    sketches.map((one) => (isOwn(one) ? { ...one, userId: publicIdOf("ann") } : one)),
  );
  await w.stores.vips.add(publicIdOf("ann"), 1);
  const known: Known = { uuid, user: local("ann"), publicId: publicIdOf("ann"), other: publicIdOf("bob") };
  return { w, known, [Symbol.asyncDispose]: w[Symbol.asyncDispose] };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const isJson = "application/json; charset=utf-8";

/** Requests that change nothing share two services: one without segments, and one with all. */
let empty: World;
let full: Awaited<ReturnType<typeof prepared>>;
beforeAll(async () => {
  empty = await world();
  full = await prepared();
});
afterAll(async () => {
  await empty[Symbol.asyncDispose]();
  await full[Symbol.asyncDispose]();
});

it("every client on the page is tried, with one address to set", () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(clients).sort());
  expect(rows.filter(({ addresses }) => addresses.length !== 1)).toEqual([]);
});

describe.each(rows)("$name", ({ name, addresses: [server = ""] }) => {
  const { read, gets = [], fields = {}, only = false, further } = clients[name] ?? {};

  if (read !== undefined) {
    it("reads segments, and learns that there are none", async () => {
      if (server === `https://${HOST}`) {
        const { status, text } = await exactly(full.w.base, read(`${server}/`)); // people add it
        expect([status, segmentsIn(text).map(nameOf).sort()]).toEqual([200, [...gets].sort()]);
      }
      const request = read(server);
      const nothing = await exactly(empty.base, request);
      expect(nothing.status).toBe(404);
      if (!request.url.includes("videoID=")) expect([nothing.text, nothing.type]).toEqual(["[]", isJson]);

      const answer = await exactly(full.w.base, request);
      expect([answer.status, answer.type]).toEqual([200, isJson]);
      const segments = segmentsIn(answer.text);
      expect(segments.map(nameOf).sort()).toEqual([...gets].sort());
      for (const segment of segments) {
        expect(faultsOf(segment, fields)).toEqual([]);
        if (only) expect(Object.keys(segment).sort()).toEqual(Object.keys(fields).sort());
      }
    });
  }

  if (further !== undefined) {
    it("gets the answers it expects to its other requests, and its views and votes count", async () => {
      await using service = await prepared();
      const requests = further(server, service.known);
      for (const { status = 200, shape = {}, ...sent } of requests) {
        const answer = await exactly(service.w.base, sent);
        expect([sent.url, answer.status]).toEqual([sent.url, status]);
        if (Object.keys(shape).length === 0) continue;
        const body = JSON.parse(answer.text);
        const read = Array.isArray(body) ? body[0] : body;
        expect([sent.url, faultsOf(read, shape)]).toEqual([sent.url, []]);
        if (only && read !== body) expect(Object.keys(read).sort()).toEqual(Object.keys(shape).sort());
      }
      const views = requests.filter(({ url }) => url.includes("/viewedVideoSponsorTime"));
      expect(sumOf(await viewsOf(service.w))).toBe(views.length);
      const isVoted = requests.some(({ url }) => /voteOnSponsorTime.*[?&]type=[01]/.test(url));
      expect((await votesOf(service.w)).some((votes) => votes !== 0)).toBe(isVoted);
    });
  }
});

it.each(["//admin/config", "//metrics", "//migrations/status", "//openapi.json", "///api/status", "/api//status"])(
  "a slash after the address leads to the API only, not to %s",
  async (path) => {
    const { status, text } = await exactly(full.w.base, { url: `https://${HOST}${path}` });
    expect([status, text]).toEqual([404, `There is no path ${path} here.`]);
  },
);

describe("commands on the page", () => {
  const commands = [...page.matchAll(/```console\n(\S+) ([^`]*)```/g)].map(([, program = "", rest = ""]) => ({
    program,
    rest,
  }));
  const clientOf: Readonly<Record<string, string>> = { "yt-dlp": "yt-dlp", mpv: "mpv_sponsorblock" };

  it("are one of mpv and one of yt-dlp", () => {
    expect(commands.map(({ program }) => program)).toEqual(["mpv", "yt-dlp"]);
  });

  it.each(commands)("of $program make the client read from the service", async ({ program, rest }) => {
    const client = clients[clientOf[program] ?? ""];
    const [server = ""] = rest.match(address) ?? [];
    const answer = await exactly(full.w.base, client?.read?.(server) ?? { url: "" });
    expect(segmentsIn(answer.text).map(nameOf)).toContain("sponsor skip");
  });
});

describe("settings on the page", () => {
  const settings = [...sectionOf("Settings of the service").matchAll(/^\| `(\w+)=([^`]+)` \|/gm)];

  it("are the ones that are tried below", () => {
    expect(settings.map(([, name]) => name)).toEqual(["SUBMIT_RESPONSE", "MIN_USER_ID_LENGTH", "TRUST_PROXY"]);
  });

  const env = Object.fromEntries(settings.map(([, name = "", value = ""]) => [name, value]));
  const submission = (userID: string) => ({
    method: "POST" as const,
    url: `https://${HOST}/api/skipSegments`,
    headers: json,
    body: JSON.stringify({ videoID: VIDEO, userID, segments: [{ segment: [140.5, 150], category: "sponsor" }] }),
  });

  const files = globSync("{compose/*.yaml,container/Dockerfile,kubernetes/settings.yaml,systemd/*.service}", {
    cwd: deploy,
  });
  it.each(files)("are in deploy/%s, but for the proxy", (file) => {
    const text = readFileSync(join(deploy, file), "utf8");
    const set = [...text.matchAll(/\b(SUBMIT_RESPONSE|MIN_USER_ID_LENGTH)(?:=|: )"?(\w+)/g)];
    const { TRUST_PROXY: _, ...forPlayers } = env;
    expect(Object.fromEntries(set.map(([, name, value]) => [name, value]))).toEqual(forPlayers);
  });

  it.each([
    ["SponsorBlock", local("ann"), { UUID: "uuid", segment: "times" }],
    ["LibreTube", "Made0by1LibreTube2has3thirty4c", { UUID: "uuid", category: "text", segment: "times" }],
    ["ReVanced", "imported-id-of-30-characters-x", {}],
  ] as const)("let %s submit and vote, and give it the ids that it reads", async (name, user, shape) => {
    await using service = await prepared(env);
    const others = clients[name]?.further?.(`https://${HOST}`, { ...service.known, user }) ?? [];
    const isSubmission = ({ url, method }: Sent): boolean => method === "POST" && /skipSegments/.test(url);
    const requests = others.some(isSubmission) ? others : [submission(user), ...others];
    for (const request of requests) {
      const { status, text } = await exactly(service.w.base, request);
      expect([request.url, status]).toEqual([request.url, 200]);
      if (isSubmission(request)) expect(JSON.parse(text).map((one: unknown) => faultsOf(one, shape))).toEqual([[]]);
    }
    if (user.length < 32) expect((await exactly(full.w.base, submission(user))).status).toBe(400);
  });

  it("tell the clients behind a proxy apart", async () => {
    const time = Date.now(); // a window must not end between the votes
    await using w = await world({
      env: { ...env, RATE_LIMITS: "on", VOTE_LIMIT: "1", ONE_VOTE_PER_IP: "false" },
      now: () => time,
    });
    const [uuid = ""] = await plant(w, sketches);
    const vote = async (name: string, from: string) => {
      const url = `https://${HOST}/api/voteOnSponsorTime?UUID=${uuid}&userID=${local(name)}&type=1`;
      return (await exactly(w.base, { method: "POST", url, headers: { "X-Forwarded-For": from } })).status;
    };
    expect([await vote("ann", "192.0.2.1"), await vote("bob", "192.0.2.2"), await vote("cat", "192.0.2.1")]).toEqual([
      200, 200, 429,
    ]);
  });
});

describe("what does not work, as the page says", () => {
  const listed = [...sectionOf("What does not work").matchAll(/^\| (?!Client|-)([^|]+) \| ([^|]+) \|/gm)];

  it("is tried, every row", () => {
    expect(listed.map(([, client, what]) => [client, what])).toEqual(
      mistakes.map(({ client, page: what }) => [client, what]),
    );
  });

  it.each(mistakes)("$client: $page", async ({ sent, lacks }) => {
    const { status, ...request } = sent(full.known);
    const answer = await exactly(full.w.base, request);
    expect(answer.status).toBe(status);
    if (lacks !== undefined) expect(JSON.parse(answer.text)).not.toHaveProperty(lacks);
  });
});
