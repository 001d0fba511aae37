import { identifierOf, kebab } from "../document/model/identifier.ts";
import type { Operation } from "../document/model/model.ts";
import { byCodePoint } from "../document/tree/json.ts";

/** Documents with more operations get a file for each tag. */
const maxInOneFile = 100;

/** Operations that share a file. */
export type Group = Readonly<{
  /** The name of the file, without its extension; undefined: all operations are in one file. */
  file: string | undefined;
  operations: readonly Operation[];
}>;

/** All operations of a small document, those of each tag of a large one; in code-point order. */
export function groupsOf(operations: readonly Operation[]): readonly Group[] {
  const sorted = [...operations].sort((a, b) => byCodePoint(a.operationId, b.operationId));
  if (sorted.length <= maxInOneFile) return [{ file: undefined, operations: sorted }];
  return [...Map.groupBy(sorted, ({ tag }) => kebab(tag))]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([file, members]) => ({ file, operations: members }));
}

/** The file of what several groups use. No tag has such a name. */
export const sharedFile = "_shared";

/** The name of the module that merges the files of all groups. */
export const groupName = ({ file = "" }: Group): string =>
  identifierOf(`in_${file.replaceAll("-", "_")}`) ?? `in_${file}`;

/** A module that merges the tables of all groups. */
export function indexOf(groups: readonly Group[], folder: string, constant: string): string {
  const imports = groups.map(
    (group) => `import { ${constant} as ${groupName(group)} } from "./${folder}/${group.file}.js";\n`,
  );
  return `${imports.join("")}\nexport const ${constant} = {\n${groups.map((group) => `  ...${groupName(group)},\n`).join("")}};\n`;
}
