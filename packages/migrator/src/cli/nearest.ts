import { editDistance } from "@segmark/openapi/internal/edit-distance";

/** Maximum edit distance of a typo. */
const maxEdits = 2;

/** The most likely intended name; undefined when none is close. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > 30) return undefined;
  const near = names.map((name) => ({ name, far: editDistance(typed, name) })).sort((a, b) => a.far - b.far);
  const first = near.find(({ name, far }) => far <= maxEdits && far < name.length / 2)?.name;
  return first ?? names.find((name) => typed.length > 2 && (name.startsWith(typed) || typed.startsWith(name)));
}
