import { hashRounds } from "../../src/adapters/rounds.ts";
import { segmentUuid } from "../../src/domain/segments/ids.ts";
import { openStorage } from "../../src/storage/open.ts";

/** A local user id: a secret of at least 32 characters. */
export const localId = (name: string): string => `${name}-of-the-endurance-test-0123456789`;
export const publicId = (name: string): string => hashRounds(localId(name));

const author = "author";
export const moderator = "moderator";

export type Target = Readonly<{ videoId: string; uuid: string }>;

const json = { "content-type": "application/json" };

export const segmentOf = (videoId: string): Readonly<{ segment: readonly [number, number]; category: "sponsor" }> => ({
  segment: [10, 10 + (videoId.length % 7) + 1],
  category: "sponsor",
});

export const submissionOf = (videoId: string, user: string): string =>
  JSON.stringify({ videoID: videoId, userID: localId(user), userAgent: "endurance", segments: [segmentOf(videoId)] });

/** The UUID that the service makes for it. */
function uuidOf(videoId: string, userId: string): string {
  const [startTime, endTime] = segmentOf(videoId).segment;
  return segmentUuid({
    videoId,
    startTime,
    endTime,
    userId,
    description: "",
    category: "sponsor",
    actionType: "skip",
    service: "YouTube",
  });
}

/** Makes a user a VIP, bypassing the service. */
async function appoint(url: string): Promise<void> {
  await using storage = await openStorage({ url });
  await storage.knex("vip_users").insert({ user_id: publicId(moderator), added: 0 });
}

const TARGETS = 25;

/** Segments to vote on and to view, submitted through the service. */
async function submitTargets(base: string): Promise<Target[]> {
  const userId = publicId(author);
  const targets: Target[] = [];
  for (let i = 0; i < TARGETS; i++) {
    const videoId = `target${String(i).padStart(5, "0")}`;
    const answer = await fetch(`${base}/api/skipSegments`, {
      method: "POST",
      headers: json,
      body: submissionOf(videoId, author),
    });
    if (answer.status !== 200) throw new Error(`The service refuses a segment: ${await answer.text()}`);
    targets.push({ videoId, uuid: uuidOf(videoId, userId) });
  }
  return targets;
}

/**
 * What has to be there before clients write: a moderator, and segments to vote on and to view. The service is ready.
 */
export async function prepareScene(base: string, url: string): Promise<Target[]> {
  await appoint(url);
  return await submitTargets(base);
}
