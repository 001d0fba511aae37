// Stands in for pt-online-schema-change and gh-ost: prints the lines that those print, and copies a table as they do.
// The name of the table says what goes wrong.
import { readFileSync } from "node:fs";

const [tool = "", ...args] = process.argv.slice(2);
const isPercona = tool === "pt-online-schema-change";
const option = (name: string): string => args.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? "";
const dsn = Object.fromEntries((args.at(-1) ?? "").split(",").map((part) => [part[0], part.slice(2)]));
const at = isPercona
  ? { file: dsn["F"], host: dsn["h"], port: dsn["P"], database: dsn["D"], table: dsn["t"] }
  : {
      file: option("conf"),
      host: option("host"),
      port: option("port"),
      database: option("database"),
      table: option("table"),
    };
const changes = isPercona ? args[args.indexOf("--alter") + 1] : option("alter");
const { file = "", host = "", port, database = "", table = "" } = at;
const [user, password] = [...readFileSync(file, "utf8").matchAll(/="(.*)"/g)].map(([, value]) => value ?? "");
const say = (text: string): unknown => process.stdout.write(`${text}\n`);
const warn = (text: string): unknown => process.stderr.write(`${text}\n`);
const is = (what: string): boolean => table.endsWith(`_${what}`);
const end = (code: number): never => process.exit(code);
const forever = (): Promise<never> => new Promise(() => setInterval(() => undefined, 1000));

if (is("refused")) {
  warn("The table has triggers.");
  end(1);
}
if (!args.includes("--execute")) end(0);
const { createConnection } = await import("mysql2/promise");
const connection = await createConnection({
  host,
  port: Number(port),
  user: user ?? "",
  password: password ?? "",
  database,
});
const [copy, old] = isPercona ? [`_${table}_new`, `_${table}_old`] : [`_${table}_gho`, `_${table}_del`];
await connection.query(`create table ${copy} like ${table}`);
await connection.query(`alter table ${copy} ${changes}`);
const prefix = `pt_osc_${database}_${table}`.replaceAll(/\W/g, "_");
if (isPercona)
  for (const [name, event] of Object.entries({ del: "delete", upd: "update", ins: "insert" }))
    await connection.query(
      `create trigger ${prefix}_${name} after ${event} on ${table} for each row delete ignore from ${copy} where id < 0`,
    );
if (isPercona) warn(`Copying \`${database}\`.\`${table}\`:  18% 00:04 remain`);
else
  say(
    "Copy: 9/50 18.0%; Applied: 134; Backlog: 0/1000; Time: 2s(total), 2s(copy); streamer: b.000001:4; Lag: 0.00s, HeartbeatLag: 0.00s, State: migrating; ETA: 3s",
  );
if (is("cut")) warn("Copying rows caused a MySQL error 1265: Data truncated for column 'a' at row 100");
if (is("failing")) {
  warn("No rights.");
  end(11);
}
if (is("held") || is("cut")) await forever();
await connection.query(`insert into ${copy} select * from ${table} ${is("short") ? "where id > 1" : ""}`);
await connection.query(`rename table ${table} to ${old}, ${copy} to ${table}`);
if (isPercona) for (const name of ["del", "upd", "ins"]) await connection.query(`drop trigger ${prefix}_${name}`);
if (!is("unsure")) say(isPercona ? `Successfully altered \`${database}\`.\`${table}\`.` : "# Done");
end(0);
