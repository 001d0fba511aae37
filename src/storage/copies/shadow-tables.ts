import type { Bulk, BulkRow } from "@segmark/database/bulk/bulk";
import { nameGrams } from "../../domain/users/name-grams.ts";
import { epochRow, newEpoch } from "../public/feed-position.ts";
import { otherColumnsRow } from "../public/leftovers.ts";
import { type PublicTableName, publicTableNames } from "../public/tables.ts";
import { countAllReputations } from "../users/count-reputations.ts";
import { buildDerivedTables, type DerivedOptions, derivedTables } from "./derived-tables.ts";
import { buildOtherIndexes, createShadow, shadowOf } from "./shadow.ts";
import { buildWithoutDuplicates, loadInPieces, type OnTakenOut, pieces } from "./stage-tables.ts";
import { leftoverColumns, leftoverStage, stages, takenOutStage } from "./stages.ts";

/** Names whose index entries are made together. */
const namesAtOnce = 500;
/** Users whose rows are locked together. */
const usersAtOnce = 500;

/** What belongs to segments that are replaced, and is empty or made anew for the others. */
const ofSegments = [
  "segment_origin",
  "votes",
  "category_votes",
  "category_tally",
  "client_uuids",
  "segment_changes",
  "reported_segments",
  ...derivedTables,
  "day_totals",
  "stale_totals",
  "user_reputations",
] as const;

const liveTables: Readonly<Record<PublicTableName, readonly string[]>> = {
  sponsorTimes: ofSegments,
  userNames: ["users", "user_name_search", "user_name_grams"],
  categoryVotes: ["category_tally"],
  lockCategories: ["category_locks"],
  warnings: ["warnings"],
  vipUsers: ["vip_users"],
  videoInfo: ["video_info"],
};

/**
 * `ofOrigin`: the rows are those of an origin that this database follows. Otherwise it follows none from the switch on,
 * since it has rows of its own.
 */
export type Replaced = Readonly<{ ofOrigin: boolean }>;

/** Tables that are replaced together with these, all but that of the segments themselves. */
const shadowsFor = (names: readonly PublicTableName[], { ofOrigin }: Replaced): readonly string[] => [
  ...new Set([
    ...names.flatMap((name) => liveTables[name]),
    "public_leftovers",
    ...(ofOrigin ? [] : ["followed_feeds"]),
  ]),
];

const formerOf = (live: string): string => `former_${live}`;

/** The locks that reputations were counted with, where segments and locks are not replaced together. */
const countedLocks = (names: readonly PublicTableName[]): string | undefined => {
  const [segments, locks] = [names.includes("sponsorTimes"), names.includes("lockCategories")];
  if (segments === locks) return undefined;
  return segments ? shadowOf("category_locks") : formerOf("category_locks");
};

/** The tables to replace, and what by. */
export const replacementsFor = (names: readonly PublicTableName[], replaced: Replaced) =>
  [...(names.includes("sponsorTimes") ? ["segments"] : []), ...shadowsFor(names, replaced)].map((live) => ({
    live,
    shadow: shadowOf(live),
    former: formerOf(live),
  }));

const everyReplacement = (names: readonly PublicTableName[]) => replacementsFor(names, { ofOrigin: false });

/**
 * What an import makes, or leaves behind when it is killed. Others may have tables with names that begin in the same
 * way.
 */
const importTables: readonly string[] = [
  ...Object.values(stages).map(({ table }) => table),
  leftoverStage,
  takenOutStage,
  ...everyReplacement(publicTableNames).flatMap(({ shadow, former }) => [shadow, former]),
];

/** Drops what another import left behind. */
export async function dropImportTables(bulk: Bulk): Promise<void> {
  await bulk.drop(...(await bulk.existing(...new Set(importTables))));
}

/** Whether the switch to new tables of these was made, and the former ones are still there. */
export const wereReplaced = async (bulk: Bulk, names: readonly PublicTableName[]): Promise<boolean> =>
  (await bulk.existing(...everyReplacement(names).map(({ former }) => former))).length > 0;

async function fillNameSearch(bulk: Bulk): Promise<void> {
  const [search, grams] = [shadowOf("user_name_search"), shadowOf("user_name_grams")];
  await bulk.run(
    `insert into ${search} (user_id, user_name) select user_id, user_name from ${shadowOf("users")} where user_name is not null order by user_id`,
  );
  for await (const rows of pieces(bulk, { table: search, key: "id", atOnce: namesAtOnce })) {
    const entries = rows.flatMap(({ id, user_name }) =>
      nameGrams(String(user_name)).map((gram): BulkRow => [gram, Number(id)]),
    );
    await loadInPieces(bulk, grams, ["gram", "name_id"], entries);
  }
}

/**
 * How a table is filled from its stage. What a file does not say, such as when a VIP was appointed, is the beginning of
 * time.
 */
const fills: Readonly<Partial<Record<PublicTableName, (bulk: Bulk, segments: string) => Promise<unknown>>>> = {
  userNames: async (bulk) => {
    await bulk.run(
      `insert into ${shadowOf("users")} (user_id, user_name, name_locked, updated) select user_id, user_name, name_locked, updated from stage_users order by user_id`,
    );
    await fillNameSearch(bulk);
  },
  categoryVotes: (bulk, segments) =>
    bulk.run(
      `insert into ${shadowOf("category_tally")} (segment_id, category, votes) select s.id, t.category, t.votes` +
        ` from stage_category_tally as t inner join ${segments} as s on s.uuid = t.uuid order by s.id, t.category`,
    ),
  lockCategories: (bulk) =>
    bulk.run(
      `insert into ${shadowOf("category_locks")} (service, video_id, video_hash, category, action_type, reason, user_id, time)` +
        " select service, video_id, video_hash, category, action_type, reason, user_id, 0 from stage_category_locks" +
        " order by service, video_id, category, action_type",
    ),
  warnings: (bulk) =>
    bulk.run(
      `insert into ${shadowOf("warnings")} (user_id, type, issuer_user_id, reason, issued, disabled)` +
        " select user_id, type, issuer_user_id, reason, issued, disabled from stage_warnings order by line",
    ),
  vipUsers: (bulk) =>
    bulk.run(
      `insert into ${shadowOf("vip_users")} (user_id, added) select user_id, 0 from stage_vip_users order by user_id`,
    ),
  videoInfo: (bulk) =>
    bulk.run(
      `insert into ${shadowOf("video_info")} (video_id, channel_id, title, published)` +
        " select video_id, channel_id, title, published from stage_video_info order by video_id",
    ),
};

/** Other columns of the files by table. */
export type OtherColumns = Readonly<Partial<Record<PublicTableName, readonly string[]>>>;

async function fillLeftovers(bulk: Bulk, names: readonly PublicTableName[], others: OtherColumns): Promise<void> {
  const shadow = shadowOf("public_leftovers");
  const columns = leftoverColumns.join(", ");
  const replaced = [...names, epochRow.table_name];
  const list = replaced.map(() => "?").join(", ");
  await bulk.run(
    `insert into ${shadow} (${columns}) select ${columns} from public_leftovers where table_name not in (${list})`,
    replaced,
  );
  await bulk.run(`${bulk.insertIgnore} ${shadow} (${columns}) select ${columns} from ${leftoverStage} order by line`);
  const rows = names.flatMap((name): BulkRow[] =>
    others[name] === undefined ? [] : [otherColumnsRow(name, others[name])],
  );
  const epoch: BulkRow = [epochRow.table_name, epochRow.row_key, newEpoch()];
  await bulk.load([{ table: shadow, columns: leftoverColumns, rows: [...rows, epoch] }], []);
}

/** Counts the users of the staged segments. Live locks are copied before, as they may change until the switch. */
async function fillReputations(bulk: Bulk, names: readonly PublicTableName[], segments: string): Promise<void> {
  const locks = shadowOf("category_locks");
  if (!names.includes("lockCategories")) {
    await createShadow(bulk, "category_locks");
    await bulk.run(`insert into ${locks} select * from category_locks`);
  }
  await countAllReputations(bulk, { segments, locks, reputations: shadowOf("user_reputations") });
}

/**
 * To be called after a switch: users whose reputation depends on locks that are others now are counted again by the
 * process that reads them.
 */
export async function recountByOtherLocks(bulk: Bulk, names: readonly PublicTableName[]): Promise<void> {
  const before = countedLocks(names);
  if (before === undefined) return;
  const lock = "service, video_id, video_hash, category, action_type";
  const both = `select ${lock} from ${before} union all select ${lock} from category_locks`;
  const users = await bulk.rows(
    `select distinct s.user_id from (select ${lock} from (${both}) as b group by ${lock} having count(*) = 1) as l` +
      " inner join segments as s on s.service = l.service and s.video_hash = l.video_hash and s.video_id = l.video_id",
  );
  for (let from = 0; from < users.length; from += usersAtOnce) {
    const some = users.slice(from, from + usersAtOnce).map(({ user_id = "" }) => user_id);
    await bulk.run(
      `update user_reputations set counted = 0 where user_id in (${some.map(() => "?").join(", ")})`,
      some,
    );
  }
}

/** `step`: called with the name of each table before it is made. */
export type ShadowOptions = Replaced & Readonly<{ others: OtherColumns; step: (table: string) => void }>;

/**
 * Builds the indexes of the staged segments and what is computed from them, without rows whose UUID an earlier one has.
 * May be repeated.
 */
export function buildSegments(bulk: Bulk, options: DerivedOptions, onTakenOut: OnTakenOut): Promise<void> {
  const { table } = stages.sponsorTimes;
  options.step("segments");
  // With the index of users, SQLite would read the segments for the totals user by user, from all over the file.
  return buildWithoutDuplicates(
    bulk,
    () => bulk.buildIndexesBeside("segments", table, () => buildDerivedTables(bulk, options)),
    onTakenOut,
  );
}

/**
 * Makes the other tables that will take the place of the live ones, from stages without duplicates. May be repeated
 * after it was interrupted.
 */
export async function buildShadows(
  bulk: Bulk,
  names: readonly PublicTableName[],
  { others, step, ofOrigin }: ShadowOptions,
): Promise<void> {
  const hasSegments = names.includes("sponsorTimes");
  const segments = hasSegments ? stages.sponsorTimes.table : "segments";
  const tables = shadowsFor(names, { ofOrigin });
  const isDerived = (live: string): boolean => derivedTables.some((derived) => derived === live);
  const missing = tables.filter((live) => !isDerived(live));
  for (const live of missing) await createShadow(bulk, live);
  for (const name of names) {
    step(name);
    await fills[name]?.(bulk, segments);
  }
  step("public_leftovers");
  await fillLeftovers(bulk, names, others);
  for (const live of missing) await buildOtherIndexes(bulk, live);
  await bulk.analyze(...(hasSegments ? [segments] : []), ...tables.map(shadowOf));
  if (!hasSegments) return;
  step("user_reputations");
  await fillReputations(bulk, names, segments);
}
