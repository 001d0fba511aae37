// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type { Handlers } from "./handler.ts";
import { addUserAsTempVIP } from "./moderation/addUserAsTempVIP.ts";
import { addUserAsVIP } from "./moderation/addUserAsVIP.ts";
import { banUser } from "./moderation/banUser.ts";
import { clearCache } from "./moderation/clearCache.ts";
import { getConfig } from "./moderation/getConfig.ts";
import { getLockCategories } from "./moderation/getLockCategories.ts";
import { getLockCategoriesByHashPrefix } from "./moderation/getLockCategoriesByHashPrefix.ts";
import { getLockReason } from "./moderation/getLockReason.ts";
import { getModerationQueue } from "./moderation/getModerationQueue.ts";
import { getModerationTrail } from "./moderation/getModerationTrail.ts";
import { isUserVIP } from "./moderation/isUserVIP.ts";
import { listBans } from "./moderation/listBans.ts";
import { listLocks } from "./moderation/listLocks.ts";
import { listTemporaryVips } from "./moderation/listTemporaryVips.ts";
import { lockCategories } from "./moderation/lockCategories.ts";
import { moderateSegments } from "./moderation/moderateSegments.ts";
import { postConfig } from "./moderation/postConfig.ts";
import { purgeAllSegments } from "./moderation/purgeAllSegments.ts";
import { reviewUsers } from "./moderation/reviewUsers.ts";
import { segmentShift } from "./moderation/segmentShift.ts";
import { setFeature } from "./moderation/setFeature.ts";
import { shadowBanUser } from "./moderation/shadowBanUser.ts";
import { undoModeration } from "./moderation/undoModeration.ts";
import { unlockCategories } from "./moderation/unlockCategories.ts";
import { warnUser } from "./moderation/warnUser.ts";
import { getMetrics } from "./operations/getMetrics.ts";
import { getMigratorYaml } from "./operations/getMigratorYaml.ts";
import { getOpenapiJson } from "./operations/getOpenapiJson.ts";
import { getOpenapiYaml } from "./operations/getOpenapiYaml.ts";
import { getReady } from "./operations/getReady.ts";
import { getStatus } from "./operations/getStatus.ts";
import { getWebhookEventsYaml } from "./operations/getWebhookEventsYaml.ts";
import { getChanges } from "./public/getChanges.ts";
import { getDumpFile } from "./public/getDumpFile.ts";
import { getDumpIndex } from "./public/getDumpIndex.ts";
import { streamChanges } from "./public/streamChanges.ts";
import { explainChoice } from "./segments/explainChoice.ts";
import { getChapterNames } from "./segments/getChapterNames.ts";
import { getSegmentHistory } from "./segments/getSegmentHistory.ts";
import { getSegmentID } from "./segments/getSegmentID.ts";
import { getSegmentInfo } from "./segments/getSegmentInfo.ts";
import { getSkipSegments } from "./segments/getSkipSegments.ts";
import { getSkipSegmentsByHashPrefix } from "./segments/getSkipSegmentsByHashPrefix.ts";
import { getVideoLabels } from "./segments/getVideoLabels.ts";
import { getVideoLabelsByHashPrefix } from "./segments/getVideoLabelsByHashPrefix.ts";
import { getVocabulary } from "./segments/getVocabulary.ts";
import { listSegments } from "./segments/listSegments.ts";
import { postSkipSegments } from "./segments/postSkipSegments.ts";
import { searchSegments } from "./segments/searchSegments.ts";
import { viewedVideoSponsorTime } from "./segments/viewedVideoSponsorTime.ts";
import { getDailyStats } from "./statistics/getDailyStats.ts";
import { getDaysSavedFormatted } from "./statistics/getDaysSavedFormatted.ts";
import { getLeaderboard } from "./statistics/getLeaderboard.ts";
import { getTopCategoryUsers } from "./statistics/getTopCategoryUsers.ts";
import { getTopUsers } from "./statistics/getTopUsers.ts";
import { getTotalStats } from "./statistics/getTotalStats.ts";
import { getUserStats } from "./statistics/getUserStats.ts";
import { deleteMyData } from "./users/deleteMyData.ts";
import { exportMyData } from "./users/exportMyData.ts";
import { getMe } from "./users/getMe.ts";
import { getMyVotes } from "./users/getMyVotes.ts";
import { getSavedTimeForUser } from "./users/getSavedTimeForUser.ts";
import { getUserID } from "./users/getUserID.ts";
import { getUserInfo } from "./users/getUserInfo.ts";
import { getUsername } from "./users/getUsername.ts";
import { getViewsForUser } from "./users/getViewsForUser.ts";
import { setUsername } from "./users/setUsername.ts";
import { voteOnSponsorTime } from "./voting/voteOnSponsorTime.ts";
import { disableSubscription } from "./webhooks/disableSubscription.ts";
import { enableSubscription } from "./webhooks/enableSubscription.ts";
import { getDelivery } from "./webhooks/getDelivery.ts";
import { getOutgoingDelivery } from "./webhooks/getOutgoingDelivery.ts";
import { listDeliveries } from "./webhooks/listDeliveries.ts";
import { listOutgoingDeliveries } from "./webhooks/listOutgoingDeliveries.ts";
import { listSubscriptions } from "./webhooks/listSubscriptions.ts";
import { receiveWebhook } from "./webhooks/receiveWebhook.ts";
import { redeliverDelivery } from "./webhooks/redeliverDelivery.ts";
import { replayOutgoingDeliveries } from "./webhooks/replayOutgoingDeliveries.ts";
import { replayOutgoingDelivery } from "./webhooks/replayOutgoingDelivery.ts";
import { testSubscription } from "./webhooks/testSubscription.ts";

export const handlers = {
  addUserAsTempVIP,
  addUserAsVIP,
  banUser,
  clearCache,
  deleteMyData,
  disableSubscription,
  enableSubscription,
  explainChoice,
  exportMyData,
  getChanges,
  getChapterNames,
  getConfig,
  getDailyStats,
  getDaysSavedFormatted,
  getDelivery,
  getDumpFile,
  getDumpIndex,
  getLeaderboard,
  getLockCategories,
  getLockCategoriesByHashPrefix,
  getLockReason,
  getMe,
  getMetrics,
  getMigratorYaml,
  getModerationQueue,
  getModerationTrail,
  getMyVotes,
  getOpenapiJson,
  getOpenapiYaml,
  getOutgoingDelivery,
  getReady,
  getSavedTimeForUser,
  getSegmentHistory,
  getSegmentID,
  getSegmentInfo,
  getSkipSegments,
  getSkipSegmentsByHashPrefix,
  getStatus,
  getTopCategoryUsers,
  getTopUsers,
  getTotalStats,
  getUserID,
  getUserInfo,
  getUserStats,
  getUsername,
  getVideoLabels,
  getVideoLabelsByHashPrefix,
  getViewsForUser,
  getVocabulary,
  getWebhookEventsYaml,
  isUserVIP,
  listBans,
  listDeliveries,
  listLocks,
  listOutgoingDeliveries,
  listSegments,
  listSubscriptions,
  listTemporaryVips,
  lockCategories,
  moderateSegments,
  postConfig,
  postSkipSegments,
  purgeAllSegments,
  receiveWebhook,
  redeliverDelivery,
  replayOutgoingDeliveries,
  replayOutgoingDelivery,
  reviewUsers,
  searchSegments,
  segmentShift,
  setFeature,
  setUsername,
  shadowBanUser,
  streamChanges,
  testSubscription,
  undoModeration,
  unlockCategories,
  viewedVideoSponsorTime,
  voteOnSponsorTime,
  warnUser,
} satisfies Handlers;
