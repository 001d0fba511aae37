import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import mysql from "mysql2/promise";
import { type Imported, importInto, run, timed } from "./imported.ts";
import { mariadbUrls } from "./mariadb.ts";
import { type Psql, postgresql } from "./postgresql.ts";
import { publicHeader, writePublicRows } from "./public-rows.ts";

/** Columns of a plain table in the order of the file, with the types and indexes of `segments`. */
const columns = {
  video_id: "varchar(255)",
  start_time: "double",
  end_time: "double",
  votes: "integer",
  locked: "tinyint",
  incorrect_votes: "integer",
  uuid: "varchar(65)",
  user_id: "varchar(64)",
  time_submitted: "bigint",
  views: "integer",
  category: "varchar(32)",
  action_type: "varchar(10)",
  service: "varchar(20)",
  video_duration: "double",
  hidden: "tinyint",
  reputation: "double",
  shadow_hidden: "tinyint",
  video_hash: "varchar(64)",
  user_agent: "varchar(255)",
  description: "varchar(255)",
};
const table = `create table plain (${Object.entries(columns)
  .map(([name, type]) => `${name} ${type} not null`)
  .join(", ")})`;
const indexes = [
  "create unique index plain_uuid on plain (uuid)",
  "create index plain_video on plain (service, video_id, start_time)",
  "create index plain_hash on plain (service, video_hash, start_time)",
  "create index plain_user on plain (user_id, time_submitted)",
  "create index plain_lists on plain (time_submitted, service, category, action_type, votes, locked, hidden, shadow_hidden)",
];

/** Columns that the original service keeps in a type of its own; all others are texts. */
const originalTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["startTime", "endTime", "videoDuration", "reputation"].map((name) => [name, "real"])),
  ...Object.fromEntries(
    ["votes", "locked", "incorrectVotes", "views", "hidden", "shadowHidden"].map((name) => [name, "integer"]),
  ),
  timeSubmitted: "bigint",
};
/** Source: databases/_sponsorTimes_indexes.sql of SponsorBlockServer; the UUID is unique besides. */
const originalIndexes = [
  '("timeSubmitted")',
  '("userID")',
  '("UUID")',
  '("service", "hashedVideoID" text_pattern_ops, "startTime")',
  '("service", "videoID", "startTime")',
  '("videoID", "category")',
  'using gin ("description" gin_trgm_ops, "category" gin_trgm_ops)',
].map((of) => `create index on "sponsorTimes" ${of}`);

const sqliteLoader = (folder: string, file: string): Promise<number> =>
  timed(() =>
    run(
      "sqlite3",
      [join(folder, "plain.db")],
      {},
      `${table};\n.import --csv --skip 1 ${file} plain\n${indexes.join(";\n")};\n`,
    ),
  );

async function mariadbLoader(url: string, file: string): Promise<number> {
  const connection = await mysql.createConnection({ uri: url, flags: ["LOCAL_FILES"] });
  try {
    await connection.query(`${table} character set utf8mb4 collate utf8mb4_nopad_bin`);
    return await timed(async () => {
      await connection.query({
        sql: "load data local infile 'rows' into table plain character set utf8mb4 fields terminated by ',' optionally enclosed by '\"' ignore 1 lines",
        infileStreamFactory: () => createReadStream(file, { highWaterMark: 262_144 }),
      });
      const adds = indexes.map((sql) => sql.replace(/^create (unique )?index (\w+) on plain/, "add $1index $2"));
      await connection.query(`alter table plain ${adds.join(", ")}`);
    });
  } finally {
    await connection.end();
  }
}

/**
 * COPY into the table of the original service. @param before whether its indexes are there already, as where a mirror
 * repeats it
 */
async function postgresqlLoader(psql: Psql, file: string, before: boolean): Promise<number> {
  const originalColumns = publicHeader.split(",").map((name) => `"${name}" ${originalTypes[name] ?? "text"} not null`);
  await psql('drop table if exists "sponsorTimes"', "create extension if not exists pg_trgm");
  await psql(`create table "sponsorTimes" (${originalColumns.join(", ")}, unique ("UUID"))`);
  if (before) await psql(...originalIndexes);
  return timed(async () => {
    await psql(`\\copy "sponsorTimes" from '${file}' csv header`);
    if (!before) await psql(...originalIndexes);
  });
}

const { values } = parseArgs({
  options: { rows: { type: "string", default: "1000000" }, engine: { type: "string", default: "all" } },
});
const rows = Number(values.rows);
if (!Number.isSafeInteger(rows) || rows < 1 || !["sqlite", "mariadb", "postgresql", "all"].includes(values.engine)) {
  process.stderr.write("Usage: npm run bench:import -- [--rows N] [--engine sqlite|mariadb|postgresql|all]\n");
  process.exit(2);
}

await using stack = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), "segmark-bench-import-"));
stack.defer(() => rm(folder, { recursive: true, force: true }));
const file = join(folder, "sponsorTimes_1.csv");
await writePublicRows(file, rows);

const perSecond = (seconds: number): string => `${Math.round(rows / seconds).toLocaleString("en")} rows/s`;
const imports = new Map<string, Imported>();
const show = (engine: string, loader: number, imported: Imported): void => {
  imports.set(engine, imported);
  const { seconds, megabytes } = imported;
  process.stdout.write(
    `${engine}: import ${perSecond(seconds)}, loader ${perSecond(loader)}, ratio ${(loader / seconds).toFixed(2)}, peak ${Math.round(megabytes)} MB\n`,
  );
};
const isAsked = (engine: string): boolean => values.engine === "all" || values.engine === engine;
if (isAsked("sqlite")) {
  const imported = await importInto(`sqlite:${join(folder, "imported.db")}`, file);
  show("sqlite", await sqliteLoader(folder, file), imported);
}
if (isAsked("mariadb")) {
  const [url, other] = await mariadbUrls(stack, ["bench", "plain"]);
  const imported = await importInto(url, file);
  show("mariadb", await mariadbLoader(other, file), imported);
}
const psql = isAsked("postgresql") ? await postgresql(stack) : undefined;
if (psql === undefined) {
  if (isAsked("postgresql")) process.stdout.write("postgresql: not installed here\n");
} else
  for (const [name, before] of [
    ["with its indexes", true],
    ["indexes afterwards", false],
  ] as const) {
    const loader = await postgresqlLoader(psql, file, before);
    const ratios = [...imports].map(([engine, { seconds }]) => `${engine} ${(loader / seconds).toFixed(2)}`);
    process.stdout.write(
      `postgresql, COPY into the original table, ${name}: ${perSecond(loader)}; ratios: ${ratios.join(", ")}\n`,
    );
  }
