import type { FailurePlace } from "../runner/outcomes.ts";

/** Where a migration failed, a line for each thing that is known; older instances tell nothing. */
export function placeLines(leader: string, place: FailurePlace | null | undefined): string[] {
  const { file = null, line = null, statement = null } = place ?? {};
  return [
    ...(file === null ? [] : [`${leader}: at ${file}${line === null ? "" : `:${line}`}`]),
    ...(statement === null ? [] : [`${leader}: statement ${statement}`]),
  ];
}
