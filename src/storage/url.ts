/** Where the data are. `file` may be `:memory:`. */
export type SqliteTarget = Readonly<{ engine: "sqlite"; file: string }>;
export type MysqlTarget = Readonly<{
  engine: "mysql";
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  tls: boolean;
}>;

const wanted = "want sqlite:<path>, sqlite::memory: or mysql://user:password@host:3306/database";

/** The address can never be one. Neither message nor reason repeats it: it may hold a password. */
export class DatabaseUrlError extends Error {
  override readonly name = "DatabaseUrlError";
  /** What is wrong, as half a sentence: `it names no user`. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The database address is not usable: ${reason}; ${wanted}.`);
    this.reason = reason;
  }
}

const bad = (reason: string): Error => new DatabaseUrlError(reason);

function parseServer(text: string): MysqlTarget {
  if (!URL.canParse(text)) throw bad("it cannot be parsed");
  const url = new URL(text);
  const decode = (part: string, name: string): string => {
    try {
      return decodeURIComponent(part);
    } catch {
      throw bad(`the percent signs of its ${name} are not escaped as %25`);
    }
  };
  const database = decode(url.pathname.slice(1), "database name");
  if (url.hostname === "") throw bad("it names no host");
  if (url.username === "") throw bad("it names no user");
  if (database === "" || database.includes("/")) throw bad("it names no database");
  for (const [name, value] of url.searchParams)
    if (name !== "ssl" || !["true", "false"].includes(value)) throw bad("its only option is ssl, true or false");
  return {
    engine: "mysql",
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? 3306 : Number(url.port),
    user: decode(url.username, "user"),
    password: decode(url.password, "password"),
    database,
    tls: url.searchParams.get("ssl") === "true",
  };
}

/**
 * Shape   `sqlite:./file`, `sqlite:/file`, `sqlite::memory:`, `mysql://user:password@host:3306/database` (or `mariadb://`), with
 *         percent escapes in user, password and database; `?ssl=true` for a server whose certificate a known authority signed
 * @throws DatabaseUrlError that says what is wrong without repeating the address
 */
export function parseDatabaseUrl(text: string): SqliteTarget | MysqlTarget {
  const [, scheme, rest] = /^([a-z]+):(.*)$/is.exec(text) ?? [];
  switch (scheme?.toLowerCase()) {
    case "sqlite": {
      const file = (rest ?? "").replace(/^\/\//, "");
      if (file === "") throw bad("it names no file");
      return { engine: "sqlite", file };
    }
    case "mysql":
    case "mariadb":
      return parseServer(text);
    default:
      throw bad("it begins with neither sqlite: nor mysql:");
  }
}
