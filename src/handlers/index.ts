// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type { Handlers } from "./handler.ts";
import { getMetrics } from "./operations/getMetrics.ts";
import { getReady } from "./operations/getReady.ts";
import { getStatus } from "./operations/getStatus.ts";
import { getSegmentInfo } from "./segments/getSegmentInfo.ts";
import { getSkipSegments } from "./segments/getSkipSegments.ts";
import { getSkipSegmentsByHashPrefix } from "./segments/getSkipSegmentsByHashPrefix.ts";
import { postSkipSegments } from "./segments/postSkipSegments.ts";
import { viewedVideoSponsorTime } from "./segments/viewedVideoSponsorTime.ts";

export const handlers = {
  getMetrics,
  getReady,
  getSegmentInfo,
  getSkipSegments,
  getSkipSegmentsByHashPrefix,
  getStatus,
  postSkipSegments,
  viewedVideoSponsorTime,
} satisfies Handlers;
