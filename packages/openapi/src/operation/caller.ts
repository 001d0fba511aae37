import type { Caller, Client } from "./handler.ts";
import type { Problem } from "./problem.ts";

export type CallerPlace = "query" | "body" | "header";

/** `x-caller` of an operation: where the secret of its caller is found and what level the caller needs. */
export type CallerRule<Level extends string = string> = Readonly<{
  /** In order of preference. */
  in: readonly CallerPlace[];
  name: string;
  /** Name of the header; default: `name`. */
  header?: string;
  /** One of `x-caller-levels` of the specification. */
  level: Level;
  /** Whether the operation also works without a caller. */
  optional?: boolean;
}>;

/**
 * Returns the public id of the owner of a secret, if they have the level. Otherwise throws a `Problem`, which must not
 * contain the secret.
 */
export type CallerLevel = (secret: string, name: string, client: Client) => Promise<string>;

/** How the callers of a specification are identified. */
export type Callers<Level extends string = string> = Readonly<{
  levels: Readonly<Record<Level, CallerLevel>>;
  /** The problem of a request without a caller; `name` is the parameter that is missing. */
  missing: (name: string) => Problem<string>;
}>;

/** For a specification without `x-caller`. */
export const noCallers: Callers = {
  levels: {},
  missing: (name) => {
    throw new Error(`There are no callers, but ${name} is missing.`);
  },
};

type Decoded = Readonly<Partial<Record<CallerPlace, unknown>>>;

/** The name of the parameter or field that has the secret. */
export const callerName = ({ name, header = name }: CallerRule, place: CallerPlace): string =>
  place === "header" ? header : name;

function secretOf(rule: CallerRule, decoded: Decoded): string | undefined {
  for (const place of rule.in) {
    const values = decoded[place];
    if (typeof values !== "object" || values === null) continue;
    const value: unknown = Reflect.get(values, callerName(rule, place));
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}

/** The check of a level. @throws Error for an unknown one, so that it denies access. */
export function levelOf({ level }: CallerRule, { levels }: Callers): CallerLevel {
  const check = Object.hasOwn(levels, level) ? levels[level] : undefined;
  if (check === undefined) throw new Error(`x-caller has the unknown level ${JSON.stringify(level)}`);
  return check;
}

/**
 * Resolves the caller before the handler runs. The secret never leaves this function.
 * @returns undefined if there is no caller and the rule allows it
 * @throws Problem of `callers`
 */
export async function resolveCaller(
  rule: CallerRule,
  decoded: Decoded,
  callers: Callers,
  client: Client,
): Promise<Caller | undefined> {
  const secret = secretOf(rule, decoded);
  if (secret !== undefined) return { publicId: await levelOf(rule, callers)(secret, rule.name, client) };
  if (rule.optional === true) return undefined;
  throw callers.missing(rule.name);
}
