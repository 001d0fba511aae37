import { Agent, request } from "node:http";
import autocannon from "autocannon";

/** One request of a series; `body` is JSON. */
export type Asked = Readonly<{ method: "GET" | "POST"; path: string; body?: string }>;
/** What is measured: where, and the next request each time it is called. */
export type Subject = Readonly<{ what: string; engine: string; base: string; next: () => Asked }>;
/** Units   latencies in ms, in ascending order; `perSecond`: answers with 10 connections that never pause */
export type Measured = Readonly<{ subject: Subject; latencies: readonly number[]; perSecond: number }>;

const CONNECTIONS = 10;
const jsonHeaders = (body: string) => ({
  "content-type": "application/json",
  "content-length": Buffer.byteLength(body),
});

function ask(agent: Agent, base: string, { method, path, body }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: body === undefined ? {} : jsonHeaders(body) };
    const sent = request(base + path, options, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${method} ${path} was answered with ${response.statusCode}`));
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** One request after another over one connection: what a single reader waits. */
async function latenciesOf({ base, next }: Subject, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const asked = next();
    const start = performance.now();
    await ask(agent, base, asked);
    latencies.push(performance.now() - start);
  }
  agent.destroy();
  return latencies;
}

async function throughputOf({ base, next, what }: Subject, seconds: number): Promise<number> {
  const { method } = next();
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: Math.max(1, Math.round(seconds)), // it counts by the second
    requests: [
      {
        method,
        setupRequest: (request) => {
          const { path, body } = next();
          if (body === undefined) return { ...request, path };
          return { ...request, path, body, headers: { "content-type": "application/json" } };
        },
      },
    ],
  });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`${what}: ${result.non2xx} answers were no success, ${result.errors} requests failed`);
  return (result["2xx"] * 1000) / (result.finish.getTime() - result.start.getTime());
}

/**
 * Measures all subjects in turn, several times over, so that whatever else the machine does falls on all of them alike.
 * @param seconds for each subject in all, one half for the latency and one for the throughput
 */
export async function measure(subjects: readonly Subject[], seconds: number, rounds = 3): Promise<Measured[]> {
  const share = seconds / 2 / rounds;
  const latencies = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  const rates = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (const subject of subjects) await latenciesOf(subject, Math.min(share, 0.5)); // warm up
  for (let round = 0; round < rounds; round++)
    for (const subject of subjects) {
      latencies.get(subject)?.push(...(await latenciesOf(subject, share)));
      rates.get(subject)?.push(await throughputOf(subject, share));
    }
  return subjects.map((subject) => ({
    subject,
    latencies: (latencies.get(subject) ?? []).toSorted((a, b) => a - b),
    perSecond: (rates.get(subject) ?? []).reduce((sum, rate) => sum + rate, 0) / rounds,
  }));
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
