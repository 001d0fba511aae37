import { Agent, request } from "node:http";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { pino } from "pino";

/**
 * A service of the code in `--root`, on the database `--url`, and requests to it over `--connections`: each line of
 * standard input, `submit 1000`, is a kind of write and for how many milliseconds; the answer is the number of writes
 * and the CPU time of this process, in milliseconds.
 */
const { root, url, connections } = parseArgs({
  options: {
    root: { type: "string", default: "" },
    url: { type: "string", default: "" },
    connections: { type: "string", default: "8" },
  },
}).values;
const load = (path: string) => import(`${root}/src/${path}`);
const [{ readConfig }, { openStorage }, { applySchema }, { compose }] = await Promise.all(
  ["config/config.ts", "storage/open.ts", "storage/schema.ts", "process/composition/composition.ts"].map(load),
);
const config = readConfig({
  DATABASE_URL: url,
  RATE_LIMITS: "off",
  LOAD_SHEDDING: "off",
  IP_SALT: "pepper",
  PORT: "0",
  TRUST_PROXY: "loopback",
});
const storage = await openStorage({ url });
await applySchema(storage);
const { server } = await compose({ config, storage, log: pino({ level: "silent" }) });
await server.start();
const { port } = server.info;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
let count = 0;

const send = (method: string, path: string, json?: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "x-forwarded-for": `10.${(count >> 16) % 256}.${(count >> 8) % 256}.${count % 256}`,
    };
    request(
      {
        port,
        method,
        path,
        agent,
        headers: json === undefined ? { "x-forwarded-for": headers["x-forwarded-for"] } : headers,
      },
      (response) => {
        let text = "";
        response
          .on("data", (chunk) => (text += chunk))
          .on("end", () =>
            response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode} ${text}`)),
          );
      },
    )
      .on("error", reject)
      .end(json === undefined ? undefined : JSON.stringify(json));
  });
const user = (at: number): string => `user-${at}`.padEnd(36, "x");
const uuids: string[] = [];
const submit = async (): Promise<void> => {
  const at = count++;
  const videoID = `v${at % 2000}`.padEnd(11, "x");
  const start = 10 + Math.floor(at / 2000) * 10;
  await send("POST", "/api/skipSegments", {
    videoID,
    userID: user(at % 500),
    segments: [{ segment: [start, start + 5], category: "sponsor" }],
  });
};
const writes: Readonly<Record<string, () => Promise<unknown>>> = {
  submit,
  vote: () =>
    send("POST", `/api/voteOnSponsorTime?UUID=${uuids[count % uuids.length]}&userID=${user(1000 + count++)}&type=1`),
  view: () => send("POST", `/api/viewedVideoSponsorTime?UUID=${uuids[count++ % uuids.length]}`),
};
for (let at = 0; at < 300; at++) await submit();
uuids.push(...(await storage.knex("segments").limit(300).pluck("uuid")));
console.log("ready");

for await (const line of createInterface({ input: process.stdin })) {
  const [kind = "", milliseconds = "0"] = line.split(" ");
  const write = writes[kind];
  if (write === undefined) break;
  const [until, cpu] = [performance.now() + Number(milliseconds), process.cpuUsage()];
  const before = count;
  await Promise.all(
    Array.from({ length: Number(connections) }, async () => {
      while (performance.now() < until) await write();
    }),
  );
  const { user: own, system } = process.cpuUsage(cpu);
  console.log(JSON.stringify({ writes: count - before, cpuMs: (own + system) / 1000 }));
}
process.exit(0);
