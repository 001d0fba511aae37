import { dirname, join } from "node:path";

/** A database file. `file` may be `:memory:`. */
export type SqliteTarget = Readonly<{ engine: "sqlite"; file: string }>;
/** Address of a server. */
export type Address = Readonly<{ host: string; port: number }>;
/** A database on one server, or on several that hold the same data. */
export type MysqlTarget = Readonly<{
  engine: "mysql";
  /** In order of preference. */
  hosts: readonly [Address, ...Address[]];
  user: string;
  password: string;
  database: string;
  tls: boolean;
}>;

const forms =
  "expected sqlite:<path>, sqlite::memory: or mysql://user:password@host:3306/database, where several hosts are separated by commas";

/** The URL is invalid. Neither message nor reason repeats it: it may contain a password. */
export class DatabaseUrlError extends Error {
  override readonly name = "DatabaseUrlError";
  /** What is wrong, as half a sentence: `it names no user`. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The database address is not usable: ${reason}; ${forms}.`);
    this.reason = reason;
  }
}

const invalid = (reason: string): Error => new DatabaseUrlError(reason);

/** `host:port`, as in a URL. */
export const nameOf = ({ host, port }: Address): string => `${host.includes(":") ? `[${host}]` : host}:${port}`;

export const hasSeveralHosts = (target: SqliteTarget | MysqlTarget): boolean =>
  target.engine === "mysql" && target.hosts.length > 1;

/** One URL per host of a URL with several. An @ in user or password must be escaped. */
function split(text: string): [string, ...string[]] {
  const [, before = "", hosts = "", after = ""] = /^([^/]*\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(text) ?? [];
  const [first = "", ...others] = hosts.split(",");
  return [before + first + after, ...others.map((host) => before + host + after)];
}

function parseUrl(text: string): URL {
  if (!URL.canParse(text)) throw invalid("it cannot be parsed");
  const url = new URL(text);
  if (url.hostname === "") throw invalid("it names no host");
  return url;
}

const addressOf = ({ hostname, port }: URL): Address => ({
  host: hostname.replace(/^\[(.*)\]$/, "$1"),
  port: port === "" ? 3306 : Number(port),
});

function parseServer(text: string): MysqlTarget {
  const [one, ...more] = split(text);
  const [url, others] = [parseUrl(one), more.map(parseUrl)];
  const hosts: MysqlTarget["hosts"] = [addressOf(url), ...others.map(addressOf)];
  if (new Set(hosts.map(nameOf)).size < hosts.length) throw invalid("it names a host twice");
  const decode = (part: string, name: string): string => {
    try {
      return decodeURIComponent(part);
    } catch {
      throw invalid(`the percent signs of its ${name} are not escaped as %25`);
    }
  };
  const database = decode(url.pathname.slice(1), "database name");
  if (url.username === "") throw invalid("it names no user");
  if (database === "" || database.includes("/")) throw invalid("it names no database");
  for (const [name, value] of url.searchParams)
    if (name !== "ssl" || !["true", "false"].includes(value)) throw invalid("its only option is ssl, true or false");
  return {
    engine: "mysql",
    hosts,
    user: decode(url.username, "user"),
    password: decode(url.password, "password"),
    database,
    tls: url.searchParams.get("ssl") === "true",
  };
}

/**
 * Shape `sqlite:./file`, `sqlite:/file`, `sqlite::memory:`, `mysql://user:password@host:3306/database` (or
 * `mariadb://`), with percent-encoding in user, password and database; `?ssl=true` for a server whose certificate is
 * signed by a known authority. Several hosts, each with its own port or 3306:
 * `mysql://user:password@one,two:3307,[::1]/database`
 * @throws DatabaseUrlError whose message does not repeat the URL
 */
export function parseDatabaseUrl(text: string): SqliteTarget | MysqlTarget {
  const [, scheme, rest] = /^([a-z]+):(.*)$/is.exec(text) ?? [];
  switch (scheme?.toLowerCase()) {
    case "sqlite": {
      const file = (rest ?? "").replace(/^\/\//, "");
      if (file === "") throw invalid("it names no file");
      // The driver would open the file without them.
      if (file !== file.trim()) throw invalid("its file name begins or ends with a space or a line end");
      return { engine: "sqlite", file };
    }
    case "mysql":
    case "mariadb":
      return parseServer(text);
    default:
      throw invalid("it begins with neither sqlite: nor mysql:");
  }
}

/**
 * Where the first start stores the operator token: beside the SQLite file, otherwise in `data` of the working
 * directory.
 */
export function defaultTokenFile(databaseUrl: string | undefined): string {
  const target = databaseUrl === undefined ? undefined : parseDatabaseUrl(databaseUrl);
  const isFile = target?.engine === "sqlite" && target.file !== ":memory:";
  return join(isFile ? dirname(target.file) : "data", "operator-token");
}
