import { plant, type Sketch } from "../../support/segments.ts";
import { type Answer, local, publicIdOf, type Sent, type World } from "../../support/world.ts";

export const PATH = "/api/voteOnSponsorTime";

/** A sponsor of ann's at 10 to 20 s. */
export async function plantOne(w: World, more: Partial<Sketch> = {}): Promise<string> {
  const [uuid = ""] = await plant(w, [{ at: [10, 20], userId: publicIdOf("ann"), ...more }]);
  return uuid;
}

/** The default address of a user: everyone has their own. */
export const homeOf = (name: string): string =>
  `198.51.100.${[...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 251, 7)}`;

export const vote = (w: World, name: string, query: NonNullable<Sent["query"]>, ip = homeOf(name)): Promise<Answer> =>
  w.send("POST", PATH, { query: { userID: local(name), ...query }, ip });

/** The segment as stored, bypassing all caches. */
export async function stateOf({ stores }: World, uuid: string) {
  const [segment] = await stores.segments.byUuids([uuid]);
  if (segment === undefined) throw new Error(`no segment ${uuid}`);
  return segment;
}

export const votesOf = async (w: World, uuid: string): Promise<number> => (await stateOf(w, uuid)).votes;

/** The sum of what every user contributes, which the total must equal. */
export async function sumOf({ storage }: World, uuid: string): Promise<number> {
  const rows = await storage
    .knex("votes as v")
    .join("segments as s", "s.id", "v.segment_id")
    .where("s.uuid", uuid)
    .pluck("v.increment");
  return rows.reduce((sum: number, increment: number) => sum + increment, 0);
}

export const makeVip = ({ stores }: World, ...names: readonly string[]) =>
  Promise.all(names.map((name) => stores.vips.add(publicIdOf(name), 1)));

export const lockCategory = ({ stores }: World, category: string, actionType: string) =>
  stores.locks.set({
    service: "YouTube",
    videoId: "dQw4w9WgXcQ",
    videoHash: "5f6b0b4e201f2a7e66927abb5cadeec81624dcc8efe6644b78aa182213f653a2",
    category,
    actionType,
    reason: "complete",
    userId: publicIdOf("vip"),
    at: 1,
  });
