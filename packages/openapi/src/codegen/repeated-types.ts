import { astToString } from "openapi-typescript";
import ts from "typescript";

/**
 * The interfaces `operations` and `components` with what is the same in another form of the document, down to all that
 * it refers to, taken from the module `decoded`: whole operations and components, and otherwise the parameters, the
 * body or the responses of an operation.
 * @param nodes, others what openapi-typescript makes of the two forms
 */
export function withoutRepeats(nodes: readonly ts.Node[], others: readonly ts.Node[]): ts.Node[] {
  const repeated = repeatedIn(partsOf(nodes), partsOf(others));
  const shortened = <T extends ts.Node>(node: T, place: string): T => {
    const visit = (child: ts.Node): ts.Node => {
      if (!ts.isPropertySignature(child) || child.type === undefined || ts.isToken(child.type)) return child;
      const own = placeOf(place, child);
      const { modifiers, name, questionToken, type } = child;
      const short = repeated.has(own) ? ts.factory.createTypeReferenceNode(`decoded.${own}`) : shortened(type, own);
      return ts.factory.updatePropertySignature(child, modifiers, name, questionToken, short);
    };
    return hasParts(place) ? ts.visitEachChild(node, visit, undefined) : node;
  };
  return nodes.map((node) => (isTable(node) ? shortened(node, node.name.text) : node));
}

/** Nothing below `operations["getSegment"]["responses"]` and `components["schemas"]["Segment"]` is split further. */
const hasParts = (place: string): boolean => place.split("[").length < 3;

const placeOf = (place: string, { name }: ts.PropertySignature): string =>
  `${place}["${ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ""}"]`;

const isTable = (node: ts.Node): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && ["operations", "components"].includes(node.name.text);

/** The text of every part, under the type that names it. */
function partsOf(nodes: readonly ts.Node[]): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const add = (node: ts.InterfaceDeclaration | ts.TypeLiteralNode, place: string): void => {
    for (const member of node.members.filter(ts.isPropertySignature)) {
      const own = placeOf(place, member);
      // The schemas that another form of a document has besides are no reason to repeat those that both have.
      if (!/^components\["\w+"\]$/.test(own)) parts.set(own, astToString(member));
      if (member.type !== undefined && ts.isTypeLiteralNode(member.type) && hasParts(own)) add(member.type, own);
    }
  };
  for (const table of nodes.filter(isTable)) add(table, table.name.text);
  return parts;
}

const reference = /\b(?:operations\["[^"]+"\]|components\["\w+"\]\["[^"]+"\])/g;

function repeatedIn(parts: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [place, text] of parts)
    for (const [used] of text.matchAll(reference)) users.set(used, [...(users.get(used) ?? []), place]);
  const different = new Set([...parts].flatMap(([place, text]) => (others.get(place) === text ? [] : [place])));
  // A set is walked to its end while it grows: what uses something different is different.
  for (const place of different) for (const user of users.get(place) ?? []) different.add(user);
  return new Set([...parts.keys()].filter((place) => !different.has(place)));
}
