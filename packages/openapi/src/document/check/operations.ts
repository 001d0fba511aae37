import { type CallerPlace, callerName } from "../../operation/caller.ts";
import { conditionsKey, queryConditions, routeKey } from "../../operation/path-template.ts";
import type { Operation, Placed, ProblemEntry } from "../model/model.ts";
import { join } from "../tree/pointer.ts";
import type { Attempt, Refuse } from "../tree/refusals.ts";

/** Rejects operations that the router cannot distinguish, with which the service would not start. */
export function checkPaths(operations: readonly Placed[], refuse: Refuse, attempt: Attempt): void {
  const routes = Map.groupBy(operations, ({ operation: { method, path } }) => `${method} ${routeKey(path)}`);
  for (const group of routes.values())
    for (const [index, { operation, pointer }] of group.entries()) {
      const earlier = group.slice(0, index).map((placed) => placed.operation);
      const others = group.map((placed) => placed.operation).filter((other) => other !== operation);
      const rival =
        earlier.find((other) => isSame(other, operation)) ?? others.find((other) => takes(operation, other));
      if (rival !== undefined)
        attempt(
          () =>
            refuse(
              pointer,
              `A request cannot tell ${nameOf(operation)} from ${nameOf(rival)}. Give one of them a path of its own.`,
            ),
          operation.operationId,
        );
    }
}

const nameOf = ({ operationId, method, path }: Operation): string => `${method.toUpperCase()} ${path} (${operationId})`;

const isSame = (one: Operation, other: Operation): boolean =>
  conditionsKey(queryConditions(one.path)) === conditionsKey(queryConditions(other.path));

/** Whether an operation that requires a query parameter would get requests of another one that also has it. */
const takes = ({ path }: Operation, other: Operation): boolean =>
  queryConditions(path).some(
    ({ name, value }) =>
      value === undefined &&
      !queryConditions(other.path).some((condition) => condition.name === name) &&
      other.parameters.some((parameter) => parameter.in === "query" && parameter.name === name),
  );

/** Names must differ in more than case: files of two operations must not collide on a case-insensitive file system. */
export function checkNames(operations: readonly Placed[], refuse: Refuse, attempt: Attempt): void {
  const [ids, identifiers] = [new Map<string, string>(), new Map<string, string>()];
  for (const { operation, pointer } of operations) {
    const { operationId, identifier } = operation;
    const other = ids.get(operationId);
    const conflict = identifiers.get(identifier.toLowerCase());
    attempt(() => {
      if (other !== undefined)
        refuse(join(pointer, "operationId"), `"${operationId}" is already the operationId of ${other}.`);
      if (conflict !== undefined)
        refuse(
          join(pointer, "operationId"),
          `"${operationId}" and "${conflict}" would have the same name in code, ${identifier}.`,
        );
    });
    ids.set(operationId, pointer);
    identifiers.set(identifier.toLowerCase(), operationId);
  }
  for (const { operation, pointer } of operations) {
    const target = operations.find((other) => other.operation.operationId === operation.aliasOf)?.operation;
    if (operation.aliasOf !== undefined && (target === undefined || target.aliasOf !== undefined))
      attempt(() =>
        refuse(
          join(pointer, "x-alias-of"),
          `"${operation.aliasOf}" is not the operationId of an operation with a handler.`,
        ),
      );
  }
}

/**
 * The caller rules of the specification must refer to something present in requests, and must be the same for all
 * aliases of an operation.
 */
export function checkCallers(operations: readonly Placed[], refuse: Refuse, attempt: Attempt): void {
  for (const { operation, pointer } of operations) {
    const { caller, parameters, body } = operation;
    const isDescribed = (place: CallerPlace, name: string): boolean =>
      place !== "body"
        ? parameters.some((parameter) => parameter.in === place && parameter.name === name)
        : body?.contents.some(({ fields }) => fields.some(({ path }) => path === name)) === true;
    for (const place of caller?.in ?? [])
      if (caller !== undefined && !isDescribed(place, callerName(caller, place)))
        attempt(() =>
          refuse(join(pointer, "x-caller"), `The operation has no ${callerName(caller, place)} in its ${place}.`),
        );
    const target = operations.find((other) => other.operation.operationId === operation.aliasOf)?.operation;
    if (target === undefined) continue;
    for (const [key, read] of guards)
      if (JSON.stringify(read(operation)) !== JSON.stringify(read(target)))
        attempt(() =>
          refuse(
            join(pointer, "x-alias-of"),
            `The ${key} of ${target.operationId} is another one, and both have one handler.`,
          ),
        );
  }
}

const guards: readonly (readonly [key: string, of: (operation: Operation) => unknown])[] = [
  ["x-caller", ({ caller }) => caller],
  ["x-requires", ({ requires }) => requires],
  ["security", ({ token, security }) => [token, security]],
];

/** An operation that may refuse a request says so: callers do not expect a status that is not described. */
export function checkRefusals(operations: readonly Placed[], refuse: Refuse, attempt: Attempt): void {
  for (const { operation, pointer } of operations) {
    const { operationId, parameters, body, replies } = operation;
    const mayRefuse = parameters.length > 0 || body !== undefined;
    if (mayRefuse && !replies.some(({ status }) => ["400", "4XX", "default"].includes(status)))
      attempt(
        () =>
          refuse(join(pointer, "responses"), "An invalid request is refused with 400, which is not described here."),
        operationId,
      );
  }
}

/** A refusal can only refer to a problem in the catalogue. */
export function checkCodes(
  operations: readonly Placed[],
  problems: readonly ProblemEntry[],
  refuse: Refuse,
  attempt: Attempt,
): void {
  const known = new Set(problems.map(({ code }) => code));
  const codesOf = ({ parameters, body }: Operation): readonly (string | undefined)[] => [
    ...[...parameters, ...(body?.contents ?? []).flatMap(({ fields }) => fields)].map(({ refusalCode }) => refusalCode),
    ...[...parameters, ...(body === undefined ? [] : [body])].map(({ missing }) => missing?.code),
  ];
  for (const { operation, pointer } of operations)
    for (const refusalCode of codesOf(operation))
      if (refusalCode !== undefined && !known.has(refusalCode))
        attempt(() => refuse(pointer, `The code "${refusalCode}" of a refusal is not among the x-problems.`));
}
