import type { ComponentType } from "preact";
import type { PageProps } from "./router.ts";

type Page = () => Promise<ComponentType<PageProps>>;

/** By the first part of the address. Each is loaded when it is first opened. */
export const pages: Readonly<Record<string, Page>> = {
  "": async () => (await import("../pages/home/home.tsx")).Home,
  video: async () => (await import("../pages/video/video.tsx")).Video,
  segment: async () => (await import("../pages/segment/segment.tsx")).Segment,
  user: async () => (await import("../pages/user/user.tsx")).User,
  leaderboards: async () => (await import("../pages/leaderboards/leaderboards.tsx")).Leaderboards,
  statistics: async () => (await import("../pages/statistics/statistics.tsx")).Statistics,
  mine: async () => (await import("../pages/mine/mine.tsx")).Mine,
  moderation: async () => (await import("../pages/moderation/moderation.tsx")).Moderation,
  operations: async () => (await import("../pages/operations/operations.tsx")).Operations,
  help: async () => (await import("../pages/help/help.tsx")).Help,
  cluster: async () => (await import("../pages/cluster/cluster.tsx")).Cluster,
};
