import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { testDatabase } from "../support/database.ts";
import { asOperator } from "../support/operator.ts";
import { VIDEO } from "../support/segments.ts";
import { launch } from "../support/service.ts";
import { submit } from "../support/submit.ts";

/** What the operating system accepts while the service stands still. */
const CONNECTIONS = 400;
/** How long it stands still, which it then takes for a second of late iterations. Units: ms */
const STANDSTILL = 1500;
/**
 * Segments of a request in the first flood. A fast machine serves these in time, and gets twice as many in the next.
 */
const SEGMENTS = 400;
const MOST_FLOODS = 6;

const READ = `/api/skipSegments?videoID=${VIDEO}`;

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

/** Costs the event loop something and the database nothing. */
function costly(segments: number): string {
  const body = JSON.stringify({
    videoID: VIDEO,
    segments: Array.from({ length: segments }, () => ({ segment: ["x", null] })),
  });
  const lines = ["POST /api/skipSegments HTTP/1.1", "Host: localhost", "Connection: close"];
  return [...lines, "Content-Type: application/json", `Content-Length: ${body.length}`, "", body].join("\r\n");
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** The status of the response that comes before the server closes the connection; `none` if it does without one. */
async function statusOf(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => undefined);
  await once(socket, "close");
  return /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? "none";
}

it("under overload it refuses early, continues cached reads, and recovers afterwards", async () => {
  await using database = await testDatabase();
  await using service = launch({ DATABASE_URL: database.url, LOAD_SHEDDING: "on" });
  const base = await service.address();
  const port = Number(new URL(base).port);
  expect((await submit(base)).status).toBe(200);
  expect((await fetch(base + READ)).status).toBe(200);

  type Flooded = Readonly<{ ready: string | undefined; read: string | undefined; submissions: readonly string[] }>;
  /**
   * A machine that another process keeps busy in the middle of it takes the overload for an extreme one, and refuses
   * the read too.
   */
  const isShown = ({ read, submissions }: Flooded): boolean => submissions.includes("503") && read === "200";
  /**
   * Requests that arrive while it stands still, so that it finds all of them at once. The read and the probe are the
   * last.
   */
  const flood = async (segments: number): Promise<Flooded> => {
    const requests = [...Array<string>(CONNECTIONS).fill(costly(segments)), get(READ), get("/api/ready")];
    const sockets = await Promise.all(requests.map(() => connected(port)));
    service.kill("SIGSTOP");
    const statuses = Promise.all(sockets.map(statusOf));
    for (const [n, socket] of sockets.entries()) socket.write(requests[n] as string);
    await pause(STANDSTILL);
    service.kill("SIGCONT");
    const [ready, read, ...submissions] = (await statuses).reverse();
    return { ready, read, submissions };
  };
  let segments = SEGMENTS;
  let flooded = await flood(segments);
  for (let again = 1; again < MOST_FLOODS && !isShown(flooded); again++) {
    if (!flooded.submissions.includes("503")) segments *= 2;
    flooded = await flood(segments);
  }

  expect([...new Set(flooded.submissions)].sort()).toEqual(["400", "503"]);
  expect(flooded).toMatchObject({ read: "200", ready: "200" });
  // It has recovered: many concurrent requests of the kind that was refused are answered.
  const again = async (): Promise<string[]> => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connected(port)));
    const statuses = Promise.all(sockets.map(statusOf));
    for (const socket of sockets) socket.write(costly(SEGMENTS));
    return statuses;
  };
  await expect.poll(again).toEqual(Array(20).fill("400"));
  const metrics = await (await fetch(`${base}/metrics`, { headers: asOperator })).text();
  expect(Number(/^segmark_shed_requests_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
});
