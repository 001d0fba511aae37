import ts from "typescript";

/** The name of the schema in `components["schemas"]["Pet"]`. */
function schemaName(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType, indexType } = node.objectType;
  const isSchemas = textOf(indexType) === "schemas" && ts.isTypeReferenceNode(objectType);
  return isSchemas ? textOf(node.indexType) : undefined;
}

const textOf = (node: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;

/** The schemas that a type consists of. What is inside an object is only looked at when it is needed. */
function partsOf(type: ts.Node, found: Set<string> = new Set()): ReadonlySet<string> {
  const name = schemaName(type);
  if (name !== undefined) found.add(name);
  else if (!ts.isTypeLiteralNode(type)) ts.forEachChild(type, (child) => void partsOf(child, found));
  return found;
}

/**
 * Lists of themselves, such as `text | components["schemas"]["Texts"][]`, are allowed in type aliases only. Schemas of
 * this kind get an alias, which stands in their place.
 */
export function withRecursiveAliases(nodes: readonly ts.Node[]): ts.Node[] {
  return nodes.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return [node];
    const members = new Map(schemasOf(node).map((member) => [keyOf(member), member.type] as const));
    const parts = new Map(
      [...members].map(([name, type]) => [name, type === undefined ? new Set<string>() : partsOf(type)]),
    );
    const aliases = new Map<string, string>();
    for (const name of members.keys())
      if (contains(name, parts)) aliases.set(name, freeName(`Recursive_${name}`, new Set(aliases.values())));
    if (aliases.size === 0) return [node];
    return [...aliased(members, aliases), withAliases(node, aliases)];
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const free = name.replaceAll(/[^\p{ID_Continue}]/gu, "_");
  return taken.has(free) ? freeName(`${free}_`, taken) : free;
}

/** Whether a schema is a part of itself. */
function contains(name: string, parts: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const seen = new Set<string>();
  const open = [...(parts.get(name) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === name) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    for (const part of parts.get(next) ?? []) open.push(part);
  }
  return false;
}

const keyOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";

function schemasOf(components: ts.InterfaceDeclaration): ts.PropertySignature[] {
  const schemas = components.members.filter(ts.isPropertySignature).find((member) => keyOf(member) === "schemas");
  return schemas?.type !== undefined && ts.isTypeLiteralNode(schemas.type)
    ? schemas.type.members.filter(ts.isPropertySignature)
    : [];
}

function aliased(
  members: ReadonlyMap<string, ts.TypeNode | undefined>,
  aliases: ReadonlyMap<string, string>,
): ts.TypeAliasDeclaration[] {
  const visit = (node: ts.Node): ts.Node => {
    const alias = aliases.get(schemaName(node) ?? "");
    return alias === undefined ? ts.visitEachChild(node, visit, undefined) : ts.factory.createTypeReferenceNode(alias);
  };
  return [...aliases].flatMap(([name, alias]) => {
    const type = members.get(name);
    return type === undefined
      ? []
      : [ts.factory.createTypeAliasDeclaration(undefined, alias, undefined, visit(type) as ts.TypeNode)];
  });
}

function withAliases(components: ts.InterfaceDeclaration, aliases: ReadonlyMap<string, string>): ts.Node {
  const own = new Set<ts.Node>(schemasOf(components));
  const visit = (node: ts.Node): ts.Node => {
    const alias = own.has(node) ? aliases.get(keyOf(node as ts.PropertySignature)) : undefined;
    if (alias === undefined) return own.has(node) ? node : ts.visitEachChild(node, visit, undefined);
    const { modifiers, name, questionToken } = node as ts.PropertySignature;
    const type = ts.factory.createTypeReferenceNode(alias);
    const member = ts.factory.createPropertySignature(modifiers, name, questionToken, type);
    return ts.setSyntheticLeadingComments(member, ts.getSyntheticLeadingComments(node));
  };
  return ts.visitEachChild(components, visit, undefined);
}
