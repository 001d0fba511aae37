import { publicIdOf, type WorldOptions, world } from "../../support/world.ts";

export const T = 1_785_000_000_000;
export const HOUR = 3_600_000;

/** A world with a VIP and an administrator, whose clock stands until it is set. */
export async function timed(options: WorldOptions = {}) {
  const clock = { now: T };
  const { config, ...others } = options;
  const made = await world({
    ...others,
    config: { ...config, adminUserId: publicIdOf("admin") },
    now: () => clock.now,
  });
  await made.stores.vips.add(publicIdOf("vip"), 1);
  return Object.assign(made, { clock });
}

export type TimedWorld = Awaited<ReturnType<typeof timed>>;

/** The shadow flags of all segments in the order of their start. */
export const flags = async ({ storage }: Pick<TimedWorld, "storage">): Promise<number[]> =>
  (await storage.knex("segments").orderBy(["start_time", "id"]).pluck("shadow_hidden")).map(Number);
