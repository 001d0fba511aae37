import type { Model, Operation } from "../document/model/model.ts";
import { resolverOf } from "../document/model/text-types.ts";
import { byCodePoint } from "../document/tree/json.ts";
import { type Group, groupsOf, indexOf, sharedFile } from "./groups.ts";
import { header, type SourceFile } from "./literal.ts";
import type { ValidatorFunction } from "./validator-function.ts";
import { isAnyOncePerObject, moduleOf, reachable, sharedModuleOf, verdictNames } from "./validator-module.ts";
import { validatorNames } from "./validator-names.ts";
import { type Add, replyRow, requestRow } from "./validator-rows.ts";
import { replyTypes, requestTypes } from "./validator-types.ts";
import { validatorsOf } from "./validators.ts";

/**
 * A group of operations with their table, and the names of their validators: `own` of these operations alone, `common`
 * of components.
 */
type Table = Group & Readonly<{ rows: string; own: readonly string[]; common: readonly string[] }>;
type Functions = ReadonlyMap<string, ValidatorFunction>;
type Kind = Readonly<{ folder: string; constant: string; declarations: string }>;

const requestKind: Kind = {
  folder: "validators",
  constant: "requests",
  declarations: requestTypes,
};
const replyKind: Kind = {
  folder: "reply-validators",
  constant: "replies",
  declarations: replyTypes,
};

/** Compiled validators of requests and, apart from them, of replies, as ES modules that need no further build. */
export function outputValidators(model: Model, command: string): SourceFile[] {
  const names = validatorNames();
  const validators = validatorsOf(model, names);
  const resolve = resolverOf(model.document, model.refuse);
  const groups = groupsOf(model.operations);
  const isLarge = groups.some(({ file }) => file !== undefined);
  const tablesOf = (rowOf: (operation: Operation, add: Add) => string): Table[] =>
    groups.map((group) => {
      const [own, common]: [string[], string[]] = [[], []];
      const add: Add = (name, schema, family, isCommon = false) => {
        const found = validators.add(name, schema, family);
        (isCommon || found !== name ? common : own).push(found);
        return found;
      };
      const rows = group.operations.map((one) => `  ${JSON.stringify(one.operationId)}: ${rowOf(one, add)},\n`);
      return { ...group, rows: rows.join(""), own, common };
    });
  const requests = tablesOf((operation, add) => requestRow(operation, add, names, resolve, isLarge));
  const replies = tablesOf((operation, add) => replyRow(operation, add, names));
  const functions = validators.functions();
  return [...filesOf(requestKind, requests, functions), ...filesOf(replyKind, replies, functions)].map(
    ({ path, text }) => ({ path, text: header(model.file, command) + text }),
  );
}

/** One module for a small document, else one for each group, one for what they share, and an index. */
function filesOf(
  { folder, constant, declarations }: Kind,
  tables: readonly Table[],
  functions: Functions,
): SourceFile[] {
  const index = { path: `${folder}.d.ts`, text: declarations };
  const table = (rows: string): string => `export const ${constant} = {\n${rows}};\n`;
  const [only] = tables;
  if (only !== undefined && only.file === undefined) {
    const used = reachable([...only.own, ...only.common], functions);
    return [{ path: `${folder}.js`, text: moduleOf(used) + table(only.rows) }, index];
  }
  const reached = tables.map(({ own, common }) => reachable([...own, ...common], functions));
  const uses = Map.groupBy(reached.flat(), (one) => one);
  const isShared = (one: ValidatorFunction): boolean => (uses.get(one)?.length ?? 0) > 1;
  const all = [...uses.keys()];
  return [
    { path: `${folder}.js`, text: indexOf(tables, folder, constant) },
    index,
    {
      path: `${folder}/${sharedFile}.js`,
      text: sharedModuleOf(all.filter(isShared), isAnyOncePerObject(all)),
    },
    ...tables.map(({ file, own, common, rows }, at) => {
      const inside = (reached[at] ?? []).filter((one) => !isShared(one));
      const imports = importsOf([...own, ...common], inside);
      return { path: `${folder}/${file}.js`, text: imports + moduleOf(inside, "", false) + table(rows) };
    }),
  ];
}

/** What a group uses of what several groups share. */
function importsOf(names: readonly string[], inside: readonly ValidatorFunction[]): string {
  const own = new Set(inside.map(({ name }) => name));
  const used = new Set([...names, ...inside.flatMap(({ calls }) => [...calls])]);
  const shared = [...used].filter((name) => !own.has(name)).sort(byCodePoint);
  return [...(isAnyOncePerObject(inside) ? verdictNames : []), ...shared]
    .map((name) => `import { ${name} } from "./${sharedFile}.js";\n`)
    .join("");
}
