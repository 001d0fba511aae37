/**
 * The table that a tool changes, and where it is: `options` is the private file with the credentials.
 */
export type Target = Readonly<{
  host: string;
  port: number;
  socket: string | undefined;
  options: string;
  folder: string;
  database: string;
  table: string;
  changes: string;
}>;

/**
 * A program that copies a table into a changed one, and swaps the two.
 * - `check`, `execute`  its arguments, without the password
 * - `percent`           of a line of its progress
 * - `success`           the line that it prints once the change is made
 * - `isLossy`           a line that says that values did not fit
 * - `old`               the table as it was, which it leaves
 * - `triggers`          those that keep the copy in step; while they exist, so must the copy
 * - `leaves`            tables that a stop leaves behind
 */
export type Driver = Readonly<{
  install: string;
  worksOnGalera: boolean;
  check(target: Target): string[];
  execute(target: Target): string[];
  percent(line: string): number | undefined;
  success(target: Target): string;
  isLossy(line: string): boolean;
  old(table: string): string;
  triggers(target: Pick<Target, "database" | "table">): string[];
  leaves(table: string): string[];
}>;

const numberIn = (line: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(line)?.[1];
  return found === undefined ? undefined : Math.min(Number(found), 100);
};

function percona({ host, port, socket, options, database, table, changes }: Target): string[] {
  const place = socket === undefined ? `h=${host},P=${port}` : `S=${socket}`;
  return [
    ...["--alter", changes, "--recursion-method=none", "--set-vars", "lock_wait_timeout=3"],
    ...["--max-load", "Threads_running=25", "--critical-load", "Threads_running=50", "--max-lag", "1s"],
    ...["--progress", "time,1", "--no-version-check", "--no-drop-old-table"],
    `F=${options},${place},D=${database},t=${table}`,
  ];
}

function ghost({ host, port, options, folder, database, table, changes }: Target): string[] {
  return [
    ...[`--host=${host}`, `--port=${port}`, `--conf=${options}`, `--database=${database}`, `--table=${table}`],
    ...[`--alter=${changes}`, "--allow-on-master", "--max-load=Threads_running=25"],
    ...["--critical-load=Threads_running=100", "--max-lag-millis=1500", "--cut-over-lock-timeout-seconds=3"],
    ...["--default-retries=60", `--serve-socket-file=${folder}/gh-ost.sock`],
  ];
}

export const drivers = {
  "pt-online-schema-change": {
    install: "percona-toolkit",
    worksOnGalera: true,
    check: (target) => ["--dry-run", ...percona(target)],
    execute: (target) => ["--execute", ...percona(target)],
    percent: (line) => numberIn(line, /^Copying `.*`: +(\d+)% /),
    success: ({ database, table }) => `Successfully altered \`${database}\`.\`${table}\`.`,
    isLossy: (line) => line.startsWith("Copying rows caused a MySQL error"),
    old: (table) => `_${table}_old`,
    triggers: ({ database, table }) => {
      const prefix = `pt_osc_${database}_${table}`.replaceAll(/\W/g, "_").slice(0, 60);
      return ["del", "upd", "ins"].map((event) => `${prefix}_${event}`);
    },
    leaves: (table) => [`_${table}_new`],
  },
  "gh-ost": {
    install: "gh-ost",
    worksOnGalera: false,
    check: ghost,
    execute: (target) => ["--execute", ...ghost(target)],
    percent: (line) => numberIn(line, /^Copy: \d+\/\d+ ([\d.]+)%;/),
    success: () => "# Done",
    isLossy: () => false,
    old: (table) => `_${table}_del`,
    triggers: () => [],
    leaves: (table) => [`_${table}_gho`, `_${table}_ghc`],
  },
} as const satisfies Record<string, Driver>;

export type ToolName = keyof typeof drivers;
