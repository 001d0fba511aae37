import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SECRET } from "../../packages/webhooks/test/support/deliveries.ts";
import { type Engine, makeDatabase } from "../endurance/database.ts";
import { localId, moderator, prepareScene, publicId } from "../endurance/scene.ts";
import { serviceOver, untilReady } from "../endurance/service.ts";
import { readDocuments } from "./documents.ts";
import type { World } from "./input.ts";
import type { Plausible } from "./sample.ts";

/** A service with all of its parts, and the credentials of its callers. */
export type Target = AsyncDisposable &
  Readonly<{ base: string; pid: number; logFile: string; probeFile: string; world: World }>;

const users = ["ann", "bob", "eve", moderator, "admin"].map(localId);

const plausibleFor = (targets: readonly Readonly<{ videoId: string; uuid: string }>[]): Plausible => {
  const videos = [...targets.map(({ videoId }) => videoId), "https://youtu.be/dQw4w9WgXcQ"];
  const uuids = [...targets.map(({ uuid }) => uuid), "0".repeat(64), targets[0]?.uuid.slice(0, 6) ?? ""];
  const publicIds = ["ann", "bob", "eve"].map(publicId);
  return {
    videoID: videos,
    channelVideoID: videos,
    UUID: uuids,
    UUIDs: [JSON.stringify(uuids.slice(0, 3)), "[]"],
    requiredSegment: uuids,
    requiredSegments: [JSON.stringify(uuids.slice(0, 2))],
    userID: [...users, ...publicIds],
    issuerUserID: users,
    adminUserID: users,
    publicUserID: publicIds,
    prefix: ["0000", "5f6b", "abcdef"],
    sha256HashPrefix: ["0000", "5f6b", "a".repeat(32)],
    category: ["sponsor", "intro", "poi_highlight", "chapter"],
    actionType: ["skip", "mute", "full", "poi", "chapter"],
    service: ["YouTube", "spotify", "nobody"],
    type: ["0", "1", "20", "30", "2"],
    username: ["a name", "another name"],
    value: ["0", "5", "", "vip"],
    key: ["old-submitter-block-date", "max-users-per-minute"],
  };
};

/** @param engine where its tables are */
export async function startTarget(engine: Engine): Promise<Target> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "segmark-fuzz-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const database = stack.use(await makeDatabase(engine));
  const [logFile, probeFile] = [join(folder, "service.log"), join(folder, "probe.log")];
  const { base, start } = await serviceOver(database, logFile, {
    ADMIN_USER_ID: publicId("admin"),
    BODY_TIMEOUT_SECONDS: "3",
    WEBHOOK_VALIDATE: "true",
    NODE_OPTIONS: `--import=${new URL("process-probe.ts", import.meta.url)}`,
    PROBE_LOG: probeFile,
  });
  const service = start();
  stack.defer(service.stop);
  await untilReady(base);
  const targets = await prepareScene(base, database.url);
  const held = stack.move();
  return {
    base,
    pid: service.pid,
    logFile,
    probeFile,
    world: { ...readDocuments(), plausible: plausibleFor(targets), secret: SECRET, host: new URL(base).host },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
