import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { stringify } from "yaml";
import { launcher } from "./launch.ts";
import { mariadbUrls } from "./mariadb.ts";
import { openLoop } from "./open-loop.ts";
import { median } from "./quantile.ts";
import type { Kind } from "./soak-load.ts";

/**
 * What a subscription costs those who write: submissions at a fixed rate to services without one, and with receivers
 * that take events, are gone, and hang. All are measured in turns.
 */
const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "sqlite" },
    rate: { type: "string", default: "100" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "5" },
  },
});
const [rate, seconds, rounds] = [Number(values.rate), Number(values.seconds), Number(values.rounds)];
const cases = ["none", "taking", "gone", "hanging"] as const;
const secret = "whsec_c2VnbWFyay10ZXN0LXNlY3JldC1vZi0zMi1ieXRlcyE=";
const folder = await mkdtemp(join(tmpdir(), "events-"));
await using stack = new AsyncDisposableStack();
stack.defer(() => rm(folder, { recursive: true, force: true }));

let taken = 0;

/** The address of a receiver that answers, or never does. */
async function receiver(answers: boolean): Promise<string> {
  const server = createServer(async (request, response) => {
    await once(request.resume(), "end");
    if (!answers) return;
    taken++;
    response.end();
  });
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  stack.defer(() => server.closeAllConnections());
  stack.defer(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const urls = { taking: await receiver(true), gone: "http://127.0.0.1:1/", hanging: await receiver(false) };
const databases =
  values.engine === "sqlite"
    ? cases.map((name) => `sqlite:${join(folder, `${name}.db`)}`)
    : await mariadbUrls(stack, cases);
const { service } = launcher(folder, stack);
const bases: string[] = [];
for (const [at, name] of cases.entries()) {
  const file = join(folder, `${name}.yaml`);
  const events = ["submissions.new", "submissions.other"];
  const subscription = { name, url: name === "none" ? "" : urls[name], secret, events, allowPrivate: true };
  await writeFile(file, stringify({ subscriptions: [subscription] }));
  const env = { AUTO_MIGRATE: "true", ...(name !== "none" && { WEBHOOKS_OUT: file }) };
  bases.push((await service(databases[at] ?? "", env)).base);
}

let number = 0;
const submit: Kind = {
  name: "submit",
  perSecond: rate,
  next: () => {
    const n = number++;
    const segments = [{ segment: [10, 20], category: "sponsor" }];
    const userID = `user-${n % 100}-of-a-measurement-of-events`;
    const body = JSON.stringify({ videoID: String(n).padStart(11, "v"), userID, segments });
    return { method: "POST", path: "/api/skipSegments", body, headers: { "content-type": "application/json" } };
  },
};
const p50s = cases.map((): number[] => []);
const p99s = cases.map((): number[] => []);
for (let round = 0; round <= rounds; round++)
  for (const [at, base] of bases.entries()) {
    const { p50, p99 } = await openLoop(base, [submit], seconds);
    if (round === 0) continue; // warms up
    p50s[at]?.push(p50);
    p99s[at]?.push(p99);
  }
const [none50 = 0, none99 = 0] = [median(p50s[0] ?? []), median(p99s[0] ?? [])];
for (const [at, name] of cases.entries()) {
  const [p50, p99] = [median(p50s[at] ?? []), median(p99s[at] ?? [])];
  const ratios = `${(p50 / none50).toFixed(2)} and ${(p99 / none99).toFixed(2)} of none`;
  process.stdout.write(`${name.padEnd(8)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms: ${ratios}\n`);
}
process.stdout.write(`${taken} of ${number / cases.length} events were taken so far\n`);
