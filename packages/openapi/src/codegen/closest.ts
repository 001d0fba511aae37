type Fault = Readonly<{
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;
/** The property that names an alternative, its values for each alternative, and the one that was sent. */
type Tag = readonly [name: string, values: readonly (readonly unknown[])[], sent: unknown];

// The text of this module, without its types, becomes part of generated validators; so it imports nothing.

/**
 * What to report about a choice (`anyOf`, `oneOf`) that no alternative fits: the faults of the alternative that was
 * meant, or only the choice itself if that is not clear.
 * @param faults  of all alternatives, one after the other, and last of the choice; what precedes them is kept
 * @param start   where they begin
 * @param ends    where those of each alternative end
 */
export function closest(
  faults: readonly Fault[],
  start: number,
  ends: readonly (number | undefined)[],
  tag?: Tag,
): readonly Fault[] {
  const choice = faults.at(-1);
  if (choice === undefined) return faults;
  const path = choice.instancePath;
  const keep = (chosen: readonly Fault[]): readonly Fault[] => [...faults.slice(0, start), ...chosen];
  const branches = [...ends].map((end, index) => {
    const from = ends.slice(0, index).findLast((earlier) => earlier !== undefined) ?? start;
    return end === undefined ? [] : faults.slice(from, end);
  });
  /** A value of another type was not meant for the alternative. */
  const possible = branches.filter(
    (branch) =>
      branch.length > 0 && !branch.some(({ keyword, instancePath }) => keyword === "type" && instancePath === path),
  );
  const isProperty = ({ instancePath }: Fault): boolean =>
    instancePath.startsWith(`${path}/`) && !instancePath.includes("/", path.length + 1);
  const isConstant = (fault: Fault): boolean =>
    (fault.keyword === "const" || fault.keyword === "enum") && isProperty(fault);

  if (tag !== undefined && possible.length > 0) {
    const [name, values, sent] = tag;
    const params = { missingProperty: name, choices: values.flat() };
    if (sent === undefined) return keep([{ ...choice, keyword: "required", params }]);
    const chosen = branches[values.findIndex((known) => known.includes(sent))];
    const key = name.replaceAll("~", "~0").replaceAll("/", "~1");
    if (chosen === undefined) return keep([{ ...choice, instancePath: `${path}/${key}`, keyword: "enum", params }]);
    if (chosen.length > 0) return keep(chosen);
  }
  // What is missing, unknown, or another constant tells alternatives apart, rather than what is wrong inside.
  const ranked = possible
    .map((branch) => ({
      branch,
      shape: branch.filter((fault) => fault.instancePath === path || isConstant(fault)).length,
    }))
    .sort((a, b) => a.shape - b.shape || a.branch.length - b.branch.length);
  const [best, next] = ranked;
  if (best === undefined) return keep([choice]);
  const common = best.branch.find(
    (fault) =>
      isConstant(fault) &&
      possible.every((branch) =>
        branch.some((other) => isConstant(other) && other.instancePath === fault.instancePath),
      ),
  );
  if (common !== undefined && next !== undefined) {
    const choices = possible
      .flatMap((branch) => branch.filter((fault) => isConstant(fault) && fault.instancePath === common.instancePath))
      .flatMap(({ params }) => (params["allowedValues"] as unknown[] | undefined) ?? [params["allowedValue"]]);
    return keep([{ ...common, params: { choices } }]);
  }
  const isClear = next === undefined || best.shape < next.shape || best.branch.length < next.branch.length;
  return keep(isClear ? best.branch : [choice]);
}
