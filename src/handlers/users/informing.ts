import type { components } from "../../../generated/openapi/types.ts";
import { maySubmitChapters } from "../../domain/chapters.ts";
import type { InfoField } from "../../domain/user-info.ts";
import type { Services } from "../services.ts";

type UserInfo = components["schemas"]["UserInfo"];

/** What each field costs is asked of the database only when it is wanted, and only once. */
export async function infoOf(userId: string, wanted: ReadonlySet<InfoField>, services: Services): Promise<UserInfo> {
  const { stores } = services;
  const isBanned = await stores.bans.has(userId);
  const wantsFigures = figureFields.some((field) => wanted.has(field));
  const counting = { isBanned, cap: services.rewardSeconds };
  const figures = wantsFigures ? await stores.userFigures.of(userId, counting) : undefined;
  const has = (field: InfoField): boolean => wanted.has(field);
  return {
    ...(has("userID") && { userID: userId }),
    ...(has("userName") && { userName: (await stores.userNames.of(userId)).name ?? userId }),
    ...(figures !== undefined && Object.fromEntries(figureFields.filter(has).map((field) => [field, figures[field]]))),
    ...(has("warnings") && { warnings: await stores.warnings.count(userId) }),
    ...(has("warningReason") && { warningReason: (await stores.warnings.active(userId))?.reason ?? "" }),
    ...(has("reputation") && { reputation: await reputationOf(userId, services) }),
    ...(has("vip") && { vip: await stores.vips.has(userId) }),
    ...(has("lastSegmentID") && { lastSegmentID: (await stores.userFigures.lastSegment(userId)) ?? null }),
    ...(has("banned") && { banned: isBanned }),
    ...(has("permissions") && { permissions: await permissionsOf(userId, services) }),
    ...(has("freeChaptersAccess") && { freeChaptersAccess: true }),
    ...(has("titleSubmissionCount") && { titleSubmissionCount: 0 }),
    ...(has("thumbnailSubmissionCount") && { thumbnailSubmissionCount: 0 }),
    ...(has("casualSubmissionCount") && { casualSubmissionCount: 0 }),
    ...(has("deArrowWarningReason") && { deArrowWarningReason: "" }),
  };
}

const figureFields = [
  "minutesSaved",
  "segmentCount",
  "ignoredSegmentCount",
  "viewCount",
  "ignoredViewCount",
] as const satisfies readonly InfoField[];

const reputationOf = async (userId: string, { reputations }: Services): Promise<number> =>
  (await reputations([userId])).current.get(userId) ?? 0;

/** Every category is open to everybody but chapters, whose text others see. */
async function permissionsOf(userId: string, services: Services): Promise<Record<string, boolean>> {
  const { stores, vocabulary } = services;
  const mayChapter = maySubmitChapters({
    isVip: await stores.vips.has(userId),
    reputation: await reputationOf(userId, services),
    granted: false,
    ...(await stores.reputation.submissions(userId)),
  });
  return Object.fromEntries(
    [...vocabulary.categories].map(([category, actions]) => [category, mayChapter || !actions.includes("chapter")]),
  );
}
