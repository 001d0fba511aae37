import type { OperationId } from "../../src/handlers/handler.ts";
import type { Storage } from "../../src/storage/open.ts";
import { keyText, type RowValues, selectOf, toValues } from "../../src/storage/public/row-values.ts";
import { type PublicTable, publicTables } from "../../src/storage/public/tables.ts";
import { local, publicIdOf, type Sent } from "./world.ts";

/** Sends a request; what it is answered does not matter to a history, as long as it is no failure of the service. */
export type Send = (method: string, path: string, sent: Sent) => Promise<Readonly<{ status: number; text: string }>>;
export type Random = () => number;

/** Numbers from 0 to 1 that depend on a seed alone. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const users = ["ann", "bob", "cid", "dora", "eve"];
const videos = ["dQw4w9WgXcQ", "aaaaaaaaaa1", "bbbbbbbbbb2", "cccccccccc3"];
const categories = ["sponsor", "intro", "outro", "selfpromo"];
export const admin = local("admin");

/** What a step may need: names at random, and segments that exist. */
type Scene = Readonly<{
  pick: <T>(list: readonly T[]) => T;
  whole: (below: number) => number;
  /** UUIDs of some segments, at least one. */
  uuids: (most: number) => string[];
  entryId: () => number;
}>;
type Request = readonly [method: string, path: string, sent: Sent];
type Step = (scene: Scene) => Request;

const vip = local("vip");
const asVip = { headers: { "x-user-id": vip } };

/** Every operation that changes public rows, with a request for it. */
export const steps: Readonly<Partial<Record<OperationId, Step>>> = {
  postSkipSegments: ({ pick, whole }) => {
    const at = whole(5000);
    const category = pick([...categories, "chapter", "exclusive_access"]);
    const actionType = category === "chapter" ? "chapter" : category === "exclusive_access" ? "full" : "skip";
    const segment = actionType === "full" ? [0, 0] : [at, at + 10];
    const segments = [{ segment, category, actionType, description: category === "chapter" ? `part ${at}` : "" }];
    return ["POST", "/api/skipSegments", { json: { videoID: pick(videos), userID: local(pick(users)), segments } }];
  },
  viewedVideoSponsorTime: ({ uuids }) => [
    "POST",
    "/api/viewedVideoSponsorTime",
    { query: { UUID: uuids(1)[0] ?? "" } },
  ],
  voteOnSponsorTime: ({ pick, uuids, whole }) => {
    const voter = { UUID: uuids(1)[0] ?? "", userID: local(pick([...users, "vip"])) };
    const query = pick([
      { ...voter, type: pick(["0", "1", "20", "30"]) },
      { ...voter, category: pick(categories) },
    ]);
    return ["POST", "/api/voteOnSponsorTime", { query, ip: `192.0.2.${whole(200)}` }];
  },
  setUsername: ({ pick, whole }) =>
    pick<Request>([
      [
        "POST",
        "/api/setUsername",
        { query: { userID: local(pick(users)), username: pick(["", `name ${whole(50)}`, 'Ärger, "x"']) } },
      ],
      [
        "POST",
        "/api/setUsername",
        { query: { userID: publicIdOf(pick(users)), username: `set ${whole(9)}`, adminUserID: admin } },
      ],
    ]),
  addUserAsVIP: ({ pick }) => [
    "POST",
    "/api/addUserAsVIP",
    {
      query: {
        userID: publicIdOf(pick(["vip", "second", "third"])),
        adminUserID: admin,
        enabled: pick(["true", "true", "false"]),
      },
    },
  ],
  addUserAsTempVIP: ({ pick }) => [
    "POST",
    "/api/addUserAsTempVIP",
    { query: { userID: publicIdOf(pick(users)), adminUserID: vip, enabled: "false" } },
  ],
  lockCategories: ({ pick, whole }) => [
    "POST",
    "/api/lockCategories",
    {
      json: {
        videoID: pick(videos),
        userID: vip,
        categories: [pick(categories)],
        actionTypes: ["skip", "mute"],
        reason: `because ${whole(9)}`,
      },
    },
  ],
  unlockCategories: ({ pick }) => [
    "DELETE",
    "/api/lockCategories",
    { json: { videoID: pick(videos), userID: vip, categories, actionTypes: ["skip"] } },
  ],
  shadowBanUser: ({ pick }) => [
    "POST",
    "/api/shadowBanUser",
    {
      query: {
        userID: publicIdOf(pick(users)),
        adminUserID: vip,
        enabled: pick(["true", "false"]),
        unHideOldSubmissions: "true",
        lookForIPs2: pick(["true", "false"]),
      },
    },
  ],
  banUser: ({ pick }) => [
    "POST",
    "/api/moderation/bans",
    {
      json: { userID: publicIdOf(pick(users)), enabled: pick([true, false]), hideSubmissions: true, hours: 24 },
      ...asVip,
    },
  ],
  warnUser: ({ pick }) => [
    "POST",
    "/api/warnUser",
    {
      json: { userID: publicIdOf(pick(users)), issuerUserID: vip, reason: "please read", enabled: pick([true, false]) },
    },
  ],
  clearCache: ({ pick }) => ["POST", "/api/clearCache", { query: { userID: vip, videoID: pick(videos) } }],
  purgeAllSegments: ({ pick, whole }) => [
    "POST",
    "/api/purgeAllSegments",
    { json: { userID: vip, videoID: whole(4) === 0 ? pick(videos) : "no-such-one" } },
  ],
  segmentShift: ({ pick, whole }) => {
    const startTime = whole(3000);
    return [
      "POST",
      "/api/segmentShift",
      { json: { videoID: pick(videos), userID: vip, startTime, endTime: startTime + 20 } },
    ];
  },
  moderateSegments: ({ pick, uuids }) => {
    const action = pick(["hide", "show", "lock", "unlock", "category"]);
    const json = {
      UUIDs: uuids(5),
      action,
      reason: "bulk",
      ...(action === "category" && { category: pick(categories) }),
    };
    return ["POST", "/api/moderation/segments", { json, ...asVip }];
  },
  undoModeration: ({ entryId }) => ["POST", "/api/moderation/undo", { json: { id: entryId() }, ...asVip }],
  deleteMyData: ({ pick, whole }) => [
    "POST",
    "/api/deleteMyData",
    { json: { userID: local(pick(whole(2) === 0 ? ["cid"] : ["dora"])), mode: pick(["delete", "anonymise"]) } },
  ],
};

/** How often a step is taken, compared with the others. */
const weights: Readonly<Partial<Record<OperationId, number>>> = {
  postSkipSegments: 8,
  viewedVideoSponsorTime: 4,
  voteOnSponsorTime: 8,
  moderateSegments: 3,
  undoModeration: 3,
};

/** Makes a history of requests. @param check called with each answer */
export async function playHistory(
  { knex }: Storage,
  { count, random, send }: Readonly<{ count: number; random: Random; send: Send }>,
  check: (operation: string, answer: Readonly<{ status: number; text: string }>) => void,
): Promise<void> {
  const all = Object.entries(steps).flatMap(([id, step]) =>
    Array.from({ length: weights[id as OperationId] ?? 1 }, () => [id, step] as const),
  );
  const whole = (below: number): number => Math.floor(random() * below);
  const pick = <T>(list: readonly T[]): T => list[whole(list.length)] as T;
  const play = async ([id, step]: readonly [string, Step]): Promise<void> => {
    const stored: string[] = await knex("segments").orderBy("id", "desc").limit(60).pluck("uuid");
    const entryIds: number[] = await knex("moderation_log")
      .whereIn("action", ["segments", "undo", "purge", "ban"])
      .pluck("id");
    const uuids = (most: number) =>
      stored.length === 0
        ? ["f".repeat(64)]
        : [...new Set(Array.from({ length: 1 + whole(most) }, () => pick(stored)))];
    check(id, await send(...step({ pick, whole, uuids, entryId: () => (entryIds.length === 0 ? 1 : pick(entryIds)) })));
  };
  for (const name of ["vip", "second"])
    await send("POST", "/api/addUserAsVIP", { query: { userID: publicIdOf(name), adminUserID: admin } });
  for (let at = 0; at < 10; at++) await play(["postSkipSegments", steps.postSkipSegments as Step]);
  for (const step of Object.entries(steps)) await play(step);
  for (let at = 0; at < count; at++) {
    // Without a moderator most steps are refused.
    if (at % 10 === 0)
      await send("POST", "/api/addUserAsVIP", { query: { userID: publicIdOf("vip"), adminUserID: admin } });
    await play(pick(all));
  }
}

/** Public rows by table and key. */
export type PublicRows = ReadonlyMap<string, RowValues>;

export async function publicRowsOf({ knex }: Storage): Promise<PublicRows> {
  const rows = new Map<string, RowValues>();
  for (const table of Object.values<PublicTable>(publicTables)) {
    const names = table.columns.map(({ stored, name }) => knex.raw(`${stored} as ${name}`));
    for (const row of await knex.select(names).fromRaw(selectOf(table).replace(/^select .* from /s, ""))) {
      const values = toValues(
        table,
        table.columns.map(({ name }) => row[name]),
      );
      rows.set(`${table.name} ${keyText(table, values)}`, values);
    }
  }
  return rows;
}

type Change = Readonly<{ table: string; key: readonly unknown[]; row: RowValues | null }>;
export type Page = Readonly<{ changes: readonly Change[]; next: string; hasMore: boolean }>;

/** Writes changes over a copy. */
export function apply(copy: Map<string, RowValues>, changes: readonly Change[]): void {
  for (const { table, key, row } of changes) {
    const id = `${table} ${JSON.stringify(key)}`;
    if (row === null) copy.delete(id);
    else copy.set(id, row);
  }
}

/** Reads all pages after a cursor into a copy. @returns the last cursor */
export async function readAll(
  read: (after: string) => Promise<Page>,
  after: string,
  copy: Map<string, RowValues>,
): Promise<string> {
  for (let cursor = after; ; ) {
    const page = await read(cursor);
    apply(copy, page.changes);
    cursor = page.next;
    if (!page.hasMore) return cursor;
  }
}
