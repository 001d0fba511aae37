import type { Model, Operation } from "../../document/model/model.ts";
import { reportOf } from "../../document/tree/refusals.ts";
import { nearestName } from "../../edit-distance.ts";
import { documentModel } from "../document-model.ts";
import { Failure } from "../failure.ts";
import { printableLines } from "../printable.ts";
import { settings } from "../settings.ts";
import { explanationOf } from "./explanation.ts";

/**
 * Prints how requests of an operation are decoded and what is refused.
 * @param name an operationId, or method and path: `GET /orders/{number}`
 * @throws Failure if there is no such operation; `Unreadable` and `Unsupported` for a document
 */
export function runExplain(name: string, options: Readonly<{ spec?: string }>): void {
  const { spec } = settings(options);
  const model = documentModel(spec);
  process.stdout.write(`${printableLines(explanationOf(operationOf(model, name), model))}\n`);
}

const routeOf = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;

function operationOf({ operations, notes, file }: Model, name: string): Operation {
  const found = operations.find((one) => one.operationId === name || routeOf(one) === name);
  if (found !== undefined) return found;
  const leftOut = notes.filter((note) => note.isLeftOut === true && note.operations?.includes(name) === true);
  if (leftOut.length > 0) throw new Failure(reportOf(leftOut));
  const names = operations.flatMap((one) => [one.operationId, routeOf(one)]);
  const near = nearestName(name, names);
  const hint = near === undefined ? `There are ${operations.length} operations.` : `Did you mean ${near}?`;
  throw new Failure(`${file} has no operation ${name}. ${hint}`, { exitCode: 2 });
}
