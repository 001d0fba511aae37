import mysql from "mysql2";

/**
 * Where a process kills itself, the n-th time it comes there.
 * - `at`  a regular expression over statements of SQL and over calls of other instances, like `POST /_cluster/v1/runs`
 */
export type Crash = Readonly<{ when: "before" | "after"; at: string; nth?: number }>;

type Done = (...answer: unknown[]) => void;
type Query = (this: unknown, statement: unknown, ...rest: unknown[]) => unknown;

const textOf = (statement: unknown): string =>
  typeof statement === "object" && statement !== null && "sql" in statement ? String(statement.sql) : String(statement);

const die = (): never => {
  process.kill(process.pid, "SIGKILL");
  throw new Error("killed");
};

/** Intercepts statements and calls. Only for test processes, before anything is connected. */
export function createCrashes(): Readonly<{ arm(crash: Crash): void }> {
  let armed: (Crash & { left: number }) | undefined;
  const isHere = (text: string): boolean =>
    armed !== undefined && new RegExp(armed.at, "i").test(text) && --armed.left === 0;

  const { prototype } = mysql.Connection as unknown as { prototype: { query: Query } };
  const { query } = prototype;
  prototype.query = function (statement, ...rest) {
    if (!isHere(textOf(statement))) return query.call(this, statement, ...rest);
    if (armed?.when === "before") die();
    const last = rest.at(-1);
    if (typeof last !== "function") return die();
    const done: Done = () => die();
    return query.call(this, statement, ...rest.slice(0, -1), done);
  };

  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const here = isHere(`${init?.method ?? "GET"} ${pathname}`);
    if (here && armed?.when === "before") die();
    const answer = await fetch(input, init);
    return here ? die() : answer;
  };
  return {
    arm: (crash) => {
      armed = { ...crash, left: crash.nth ?? 1 };
    },
  };
}
