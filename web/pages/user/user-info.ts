import type { Schemas } from "../../api/client.ts";

export type UserInfo = Schemas["UserInfo"];

/** What the page asks for. */
export const infoFields = [
  "userID",
  "userName",
  "minutesSaved",
  "segmentCount",
  "ignoredSegmentCount",
  "viewCount",
  "ignoredViewCount",
  "warnings",
  "warningReason",
  "reputation",
  "vip",
  "lastSegmentID",
  "banned",
] as const satisfies readonly Schemas["UserInfoField"][];

/** The chosen name. The service gives the public id of a user without one. */
export const nameOf = ({ userID, userName }: UserInfo): string | undefined =>
  userName === undefined || userName === userID ? undefined : userName;

/** Whether the service knows anything: it answers zeros about ids that nobody has. */
export const isKnown = (info: UserInfo): boolean =>
  nameOf(info) !== undefined ||
  info.vip === true ||
  info.banned === true ||
  typeof info.lastSegmentID === "string" ||
  [info.segmentCount, info.ignoredSegmentCount, info.warnings].some((count) => count !== undefined && count > 0);
