import { api } from "../../api/client.ts";
import { answered, answeredOr } from "../../api/failure.ts";
import { link } from "../../app/router.ts";
import type { Candidate } from "./search-text.ts";

/** Something that a text names, and where its page is. */
export type Hit = Readonly<{
  kind: "video" | "segment" | "user";
  address: string;
  /** The name or id, and what stands behind it. */
  label: string;
  detail: string;
  /** Whether the service has anything about it. */
  isKnown: boolean;
}>;

export const addressOf = (candidate: Exclude<Candidate, { kind: "name" }>): string => {
  if (candidate.kind === "video") return link(["video", candidate.service, candidate.videoID]);
  return candidate.kind === "segment" ? link(["segment", candidate.uuid]) : link(["user", candidate.userID]);
};

/** What the service knows of each candidate. Errors: `Failure` */
export async function findHits(candidates: readonly Candidate[], signal: AbortSignal): Promise<readonly Hit[]> {
  return (await Promise.all(candidates.map((candidate) => hitsOf(candidate, signal)))).flat();
}

async function hitsOf(candidate: Candidate, signal: AbortSignal): Promise<readonly Hit[]> {
  if (candidate.kind === "name") return usersNamed(candidate.name, signal);
  const address = addressOf(candidate);
  if (candidate.kind === "video") {
    const { service, videoID } = candidate;
    const query = { service: service as "YouTube", videoID, limit: 1 };
    const found = await answeredOr(api.GET("/api/searchSegments", { params: { query }, signal }), undefined);
    return [{ kind: "video", address, label: videoID, detail: service, isKnown: found !== undefined }];
  }
  if (candidate.kind === "segment") {
    const query = { UUID: [candidate.uuid] };
    const found = await answeredOr(api.GET("/api/segmentInfo", { params: { query }, signal }), undefined);
    return found === undefined
      ? []
      : [{ kind: "segment", address, label: candidate.uuid, detail: found[0]?.videoID ?? "", isKnown: true }];
  }
  const query = { publicUserID: candidate.userID };
  const user = await answered(api.GET("/api/userInfo", { params: { query }, signal }));
  const isKnown =
    user.userName !== candidate.userID ||
    (user.segmentCount ?? 0) + (user.ignoredSegmentCount ?? 0) + (user.warnings ?? 0) > 0 ||
    user.vip === true;
  return isKnown ? [{ kind: "user", address, label: user.userName ?? "", detail: candidate.userID, isKnown }] : [];
}

async function usersNamed(name: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const query = { username: name };
  const users = await answeredOr(api.GET("/api/userID", { params: { query }, signal }), []);
  return users.map(({ userName, userID }) => ({
    kind: "user",
    address: link(["user", userID]),
    label: userName,
    detail: userID,
    isKnown: true,
  }));
}
