import type { components } from "../../../generated/openapi/types.ts";
import { maySubmitChapters } from "../../domain/segments/chapters.ts";
import { isInvited, isReputable } from "../../domain/segments/submitters.ts";
import type { Category } from "../../domain/segments/vocabulary.ts";
import type { InfoField } from "../../domain/users/user-info.ts";
import type { Using } from "../services.ts";
import { recordOf } from "../voting/chapter-record.ts";

type UserInfo = components["schemas"]["UserInfo"];

/** Queries the data of a field only if it is requested, and only once. */
export async function userInfoOf(
  userId: string,
  requested: ReadonlySet<InfoField>,
  services: Using<
    "stores" | "rewardSeconds" | "now" | "reputations" | "vocabulary",
    "userInfo" | "reputation" | "features"
  >,
): Promise<UserInfo> {
  const has = (field: InfoField): boolean => requested.has(field);
  const { name, figures, warnings, titleWarnings, isVip, isBanned, lastSegment } = await services.stores.userInfo.of(
    userId,
    {
      name: has("userName"),
      figures: figureFields.some(has),
      warnings: has("warnings") || has("warningReason"),
      titleWarnings: has("deArrowWarningReason"),
      isVip: has("vip") || has("permissions"),
      isBanned: has("banned"),
      lastSegment: has("lastSegmentID"),
      cap: services.rewardSeconds,
      now: services.now(),
    },
  );
  const needsReputation = has("reputation") || has("permissions");
  const reputation = needsReputation ? await reputationOf(userId, services) : 0;
  return {
    ...(has("userID") && { userID: userId }),
    ...(has("userName") && { userName: name?.name ?? userId }),
    ...(figures !== undefined && Object.fromEntries(figureFields.filter(has).map((field) => [field, figures[field]]))),
    ...(has("warnings") && { warnings: warnings?.length ?? 0 }),
    ...(has("warningReason") && { warningReason: warnings?.[0]?.reason ?? "" }),
    ...(has("reputation") && { reputation }),
    ...(has("vip") && { vip: isVip === true }),
    ...(has("lastSegmentID") && { lastSegmentID: lastSegment ?? null }),
    ...(has("banned") && { banned: isBanned === true }),
    ...(has("permissions") && { permissions: await permissionsOf(userId, isVip === true, reputation, services) }),
    ...(has("freeChaptersAccess") && { freeChaptersAccess: true }),
    ...(has("titleSubmissionCount") && { titleSubmissionCount: 0 }),
    ...(has("thumbnailSubmissionCount") && { thumbnailSubmissionCount: 0 }),
    ...(has("casualSubmissionCount") && { casualSubmissionCount: 0 }),
    ...(has("deArrowWarningReason") && { deArrowWarningReason: titleWarnings?.[0]?.reason ?? "" }),
  };
}

const figureFields = [
  "minutesSaved",
  "segmentCount",
  "ignoredSegmentCount",
  "viewCount",
  "ignoredViewCount",
] as const satisfies readonly InfoField[];

const reputationOf = async (userId: string, { reputations }: Using<"reputations">): Promise<number> =>
  (await reputations([userId])).current.get(userId) ?? 0;

/** What a category asks for; so do its chapters. A token shows in requests only. */
async function permissionsOf(
  userId: string,
  isVip: boolean,
  reputation: number,
  { stores, vocabulary }: Using<"stores" | "vocabulary", "reputation" | "features">,
): Promise<Record<string, boolean>> {
  const record = { isVip, reputation, ...(await recordOf(stores, userId)) };
  const mayAny = isVip || isInvited(vocabulary.submitters, userId, true);
  const mayUse = (category: Category): boolean =>
    mayAny &&
    category.maySubmit &&
    (!category.actionTypes.includes("chapter") || maySubmitChapters(category, record)) &&
    (isVip || isReputable(category, reputation, record.grantedFiller));
  return Object.fromEntries([...vocabulary.categories.values()].map((category) => [category.name, mayUse(category)]));
}
