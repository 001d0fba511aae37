import { Agent, request } from "node:http";
import { delivery } from "../packages/webhooks/test/support/deliveries.ts";
import { localId } from "../test/endurance/scene.ts";
import type { Random } from "./random.ts";
import type { Planted } from "./segments.ts";

/** One kind of request in the mix. Units   `perSecond`: open-loop rate */
export type Kind = Readonly<{ name: string; perSecond: number; next: () => RequestSpec }>;
export type RequestSpec = Readonly<{
  method: "GET" | "POST";
  path: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
}>;

/** Units   `ms` from when the request was due, so that a stall counts for all requests that were due meanwhile */
export type Answered = Readonly<{ kind: string; status: number; ms: number }>;

const json = { "content-type": "application/json" };
const search = (query: Readonly<Record<string, string>>): string => new URLSearchParams(query).toString();

/** Requests of readers, voters and moderators. Popular videos are requested more often. */
export function mixOf(segments: readonly Planted[], random: Random): Kind[] {
  const popular = (): Planted => {
    const segment = segments[Math.floor(random.next() ** 3 * segments.length)];
    if (segment === undefined) throw new Error("no segments");
    return segment;
  };
  let n = 0;
  const get = (path: string): RequestSpec => ({ method: "GET", path });
  const post = (path: string, body = "{}"): RequestSpec => ({ method: "POST", path, body, headers: json });
  return [
    { name: "read by prefix", perSecond: 100, next: () => get(`/api/skipSegments/${popular().videoHash.slice(0, 4)}`) },
    { name: "read by video", perSecond: 20, next: () => get(`/api/skipSegments?videoID=${popular().videoId}`) },
    { name: "segmentInfo", perSecond: 5, next: () => get(`/api/segmentInfo?UUID=${popular().uuid}`) },
    { name: "userInfo", perSecond: 2, next: () => get(`/api/userInfo?publicUserID=${popular().userId}`) },
    { name: "leaderboard", perSecond: 0.2, next: () => get("/api/getTopUsers?sortType=1") },
    {
      name: "view",
      perSecond: 25,
      next: () => post(`/api/viewedVideoSponsorTime?${search({ UUID: popular().uuid })}`),
    },
    {
      name: "vote",
      perSecond: 8,
      next: () => {
        const query = { UUID: popular().uuid, userID: localId(`voter${n++ % 5000}`), type: String(n % 2) };
        return post(`/api/voteOnSponsorTime?${search(query)}`);
      },
    },
    {
      name: "submission",
      perSecond: 4,
      next: () => {
        const start = 20_000 + n++;
        const segments = [{ segment: [start, start + 1.5], category: "sponsor" }];
        const userID = localId(`submitter${n % 500}`);
        return post("/api/skipSegments", JSON.stringify({ videoID: popular().videoId, userID, segments }));
      },
    },
    {
      name: "delivery",
      perSecond: 2,
      next: () => {
        const { path, headers, body } = delivery({ id: `soak-${n++}`, body: JSON.stringify({ n }) });
        return { method: "POST", path, headers, body: String(body) };
      },
    },
    { name: "bad request", perSecond: 2, next: () => post("/api/skipSegments", '{"videoID": 1}') },
  ];
}

function ask(agent: Agent, base: string, { method, path, body, headers }: RequestSpec): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const sent = request(base + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0)).once("error", reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Sends the mix at its rates until stopped; status 0 means no response. */
export function startMix(base: string, mix: readonly Kind[], onAnswer: (answered: Answered) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const pending = new Set<Promise<void>>();
  const timers = mix.map(({ name, perSecond, next }) => {
    const start = performance.now();
    let sent = 0;
    const send = async (due: number): Promise<void> => {
      const status = await ask(agent, base, next()).catch(() => 0);
      onAnswer({ kind: name, status, ms: performance.now() - due });
    };
    return setInterval(() => {
      for (
        let due = start + (sent * 1000) / perSecond;
        due <= performance.now();
        due = start + (sent * 1000) / perSecond
      ) {
        sent++;
        const exchange = send(due).finally(() => pending.delete(exchange));
        pending.add(exchange);
      }
    }, 5);
  });
  return async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(pending);
    agent.destroy();
  };
}
