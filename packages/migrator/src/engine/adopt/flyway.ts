import { crc32 } from "node:zlib";
import {
  byStem,
  type ForeignEntry,
  type ForeignTool,
  inOrderOf,
  isTrue,
  type Row,
  recordsWith,
  textIn,
} from "./foreign.ts";

/** Numbers of a version; `1` and `1.0` are the same. */
function partsOf(version: string): bigint[] {
  const parts = version.split(/[._]/).map((part) => (/^\d+$/.test(part) ? BigInt(part) : 0n));
  while (parts.length > 1 && parts.at(-1) === 0n) parts.pop();
  return parts;
}

function compare(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const [left, right] = [a[index] ?? 0n, b[index] ?? 0n];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** The version in the name of a file: `V1.2__orders.sql`, or the number with which another name begins. */
const versionOf = (name: string): string | undefined =>
  /^V?(\d+(?:[._]\d+)*)__/.exec(name)?.[1] ?? /^\d+/.exec(name)?.[0];

/** CRC-32 of the lines without their ends, as a signed number. */
const checksumIn = (text: string): number => crc32(text.replace(/^\uFEFF/, "").replace(/\r\n?|\n/g, "")) | 0;

function checksumOf({ checksum }: Row): Pick<ForeignEntry, "isText"> {
  if (checksum === null || checksum === undefined) return {};
  return { isText: (text) => checksumIn(text) === Number(checksum) };
}

const undoes = (type: string): boolean => type === "DELETE" || type.startsWith("UNDO");

/** Flyway records versions. A row of a failed migration stays, and what is deleted or undone is a row of its own. */
export const flyway: ForeignTool = {
  title: "Flyway",
  records: ["flyway_schema_history", "schema_version"],
  read(foreign) {
    const { rows } = recordsWith(foreign, "installed_rank", "version", "type", "script", "success");
    const find = byStem(foreign.list);
    const listed = foreign.list.flatMap(({ name }) => {
      const version = versionOf(name);
      return version === undefined ? [] : [{ name, version }];
    });
    const migrationOf = (row: Row): string | undefined =>
      find(textIn(row, "script")) ?? listed.find(({ version }) => compare(version, textIn(row, "version")) === 0)?.name;

    const applied = new Map<string, ForeignEntry>();
    const dirty: string[] = [];
    const repeatable = new Set<string>();
    for (const row of inOrderOf(rows, "installed_rank")) {
      const [type, version, script] = [textIn(row, "type").toUpperCase(), row["version"], textIn(row, "script")];
      if (type === "SCHEMA") continue;
      if (!isTrue(row["success"])) {
        dirty.push(`${script} failed. Finish or undo it by hand, then run \`flyway repair\`.`);
      } else if (version === null || version === undefined) {
        repeatable.add(script);
      } else if (undoes(type)) {
        applied.delete(String(version));
      } else if (type === "BASELINE") {
        for (const one of listed.filter((own) => compare(own.version, String(version)) <= 0))
          applied.set(one.version, { name: one.version, migration: one.name });
      } else applied.set(String(version), { name: script, migration: migrationOf(row), ...checksumOf(row) });
    }
    const remark = `Repeatable migrations are not adopted, because there are none here: ${[...repeatable].join(", ")}.`;
    return { applied: [...applied.values()], dirty, remarks: repeatable.size === 0 ? [] : [remark] };
  },
};
