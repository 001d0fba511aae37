import { afterAll, beforeAll, expect, it } from "vitest";
import { local } from "../support/world.ts";
import { httpsClient } from "./support/https-client.ts";
import { startPair } from "./support/pair.ts";
import { startProxy } from "./support/proxies.ts";

const json = { "content-type": "application/json" };
const clients = 6;

let pair: Awaited<ReturnType<typeof startPair>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
beforeAll(async () => {
  pair = await startPair({ TRUST_PROXY: "127.0.0.1" });
  proxy = await startProxy("nginx", pair.ports);
});
afterAll(async () => {
  await proxy?.[Symbol.asyncDispose]();
  await pair?.[Symbol.asyncDispose]();
});

it("behind nginx two services are restarted one after the other, and no request fails", async () => {
  const failed: unknown[] = [];
  const stored: string[] = [];
  let answered = 0;
  let isLoaded = true;
  const load = async (number: number): Promise<void> => {
    using client = httpsClient(proxy.port, proxy.certificate);
    for (let i = 0; isLoaded; i++) {
      const video = `restart${number}${i}`.padEnd(11, "-");
      const segments = [{ segment: [1, 6], category: "sponsor" }];
      const body = JSON.stringify({ videoID: video, userID: local(`ann ${number}`), segments });
      const requests = [
        ["/api/skipSegments", { method: "POST", headers: json, body }],
        [`/api/skipSegments?videoID=${video}`, {}],
        ["/api/status", {}],
      ] as const;
      for (const [path, asked] of requests) {
        const { status } = await client.send(path, asked).catch((error: Error) => ({ status: error.message }));
        answered++;
        if (status !== 200) failed.push([path, asked, status]);
        else if (path === "/api/skipSegments") stored.push(video);
      }
    }
  };
  const loads = Promise.all(Array.from({ length: clients }, (_, number) => load(number)));
  const until = (count: number) => expect.poll(() => answered).toBeGreaterThan(answered + count);
  for (const index of [0, 1, 0, 1] as const) {
    await until(60);
    expect(await pair.restart(index)).toBe(0);
  }
  await until(60);
  isLoaded = false;
  await loads;

  expect(failed).toEqual([]);
  using client = httpsClient(proxy.port, proxy.certificate);
  for (const video of stored) expect((await client.send(`/api/skipSegments?videoID=${video}`)).status).toBe(200);
});
