export type { Api } from "./api.ts";
export {
  type ActionType,
  type Category,
  type Client,
  type ClientOptions,
  createClient,
  type NewSegment,
  type ReadOptions,
  type Segment,
  type SegmentId,
  type Service,
  type Submission,
  type UserInfo,
  type Vote,
} from "./client.ts";
export { createUserId, publicUserId, videoHash } from "./ids.ts";
export { RequestError } from "./request-error.ts";
