import type { FailurePlace } from "../protocol/outcomes.ts";

/** Where a migration failed, one line per known fact; older instances report nothing. */
export function placeLines(leader: string, place: FailurePlace | null | undefined): string[] {
  const { file = null, line = null, statement = null } = place ?? {};
  return [
    ...(file === null ? [] : [`${leader}: at ${file}${line === null ? "" : `:${line}`}`]),
    ...(statement === null ? [] : [`${leader}: statement ${statement}`]),
  ];
}
