import { readConfig } from "../../../src/config/config.ts";
import { plant, type Sketch } from "../../support/segments.ts";
import { publicIdOf, type World, type WorldOptions, world } from "../../support/world.ts";

const { statistics, names } = readConfig({ STATS_CACHE_SECONDS: "0" }).users;

/** A world whose statistics are recomputed for each request. */
export const counted = (options: WorldOptions & { statistics?: object; names?: object } = {}): Promise<World> =>
  world({
    ...options,
    config: {
      ...options.config,
      users: { names: { ...names, ...options.names }, statistics: { ...statistics, ...options.statistics } },
    },
  });

/** Stores segments bypassing all rules, and marks their users as every rule does. */
export async function plantFor(w: World, name: string, sketches: readonly Sketch[]): Promise<string[]> {
  const userId = publicIdOf(name);
  const uuids = await plant(
    w,
    sketches.map((sketch) => ({ ...sketch, userId })),
  );
  await w.stores.totals.markStale([userId]);
  return uuids;
}

export const ban = (w: World, name: string): Promise<void> =>
  w.stores.bans.add({ userId: publicIdOf(name), byUser: publicIdOf("vip"), at: 1 });

export const nameUser = ({ stores }: World, name: string, userName: string): Promise<void> =>
  stores.userNames.change({
    userId: publicIdOf(name),
    before: { name: null, isLocked: false },
    after: { name: userName, isLocked: false },
    byAdmin: false,
    at: 1,
  });
