import { byStem, type ForeignTool, jsonOf } from "./foreign.ts";

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string");

/** The lists of the leaders. @throws Error */
function listsIn(file: string): ReadonlyMap<string, string[]> {
  const body = jsonOf(file);
  const applied = typeof body === "object" && body !== null && "applied" in body ? body.applied : undefined;
  const lists = typeof applied === "object" && applied !== null ? Object.entries(applied) : [];
  if (lists.length === 0 || !lists.every(([, names]) => isNames(names)))
    throw new Error("the file has no lists of names under applied, as the answer to GET /migrations/applied has");
  return new Map(lists);
}

/** The migrations module of Tarantool keeps its records in another database: the answer of its endpoint is read. */
export const tarantool: ForeignTool = {
  title: "tarantool/migrations",
  records: [],
  read({ list, file, leader }) {
    if (file === undefined) throw new Error("give the answer to its GET /migrations/applied with --file");
    const lists = listsIn(file);
    const named = leader.find((name) => lists.has(name));
    const isOne = new Set([...lists.values()].map((names) => JSON.stringify(names))).size === 1;
    const [first] = lists.values();
    const own = named === undefined ? (isOne ? first : undefined) : lists.get(named);
    if (own === undefined)
      throw new Error(`its leaders have different lists, and none of them is called ${leader.join(" or ")}`);
    const find = byStem(list);
    return { applied: own.map((name) => ({ name, migration: find(name) })), dirty: [], remarks: [] };
  },
};
