// Runs the service once as the user of the image, so that Node's compile cache is filled for it: starts, answers, stops.
// node warm-up.mjs USER_ID PROGRAM [ARGUMENT...]
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createInterface } from "node:readline";

const [, , id, ...program] = process.argv;
const user = Number(id);
const folder = await mkdtemp("/tmp/segmark-");
await chown(folder, user, user);

/** Errors: anything but a success, which would fill the cache with the wrong modules. */
async function answered(url, request) {
  const response = await fetch(url, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
}

const token = randomUUID();
const child = spawn(process.execPath, program, {
  ...(process.getuid?.() === 0 && { uid: user, gid: user }),
  env: {
    ...process.env,
    DATABASE_URL: `sqlite:${folder}/segmark.db`,
    OPERATOR_TOKEN: token,
    HOST: "127.0.0.1",
    PORT: "0",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
process.once("exit", () => child.kill("SIGKILL")); // also after an error, which must not leave it running
const closed = once(child, "close");
for await (const line of createInterface({ input: child.stdout })) {
  const { msg, address } = JSON.parse(line);
  if (msg !== "listening") continue;
  // Each loads modules of its own: storing, hashing of user ids, reading, metrics.
  const submission = {
    videoID: "warm-up-000",
    userID: "u".repeat(36),
    segments: [{ segment: [0, 1], category: "sponsor" }],
  };
  const body = JSON.stringify(submission);
  const json = { method: "POST", headers: { "content-type": "application/json" }, body };
  await answered(`${address}/api/skipSegments`, json);
  for (const path of ["/api/skipSegments?videoID=warm-up-000", "/api/ready", "/metrics"])
    await answered(address + path, { headers: { authorization: `Bearer ${token}` } });
  child.kill("SIGTERM");
}
const [code] = await closed;
await rm(folder, { recursive: true });
if (code !== 0) throw new Error(`the service ended with ${code}`);
