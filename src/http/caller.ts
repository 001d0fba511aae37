import { Problem } from "../errors.ts";
import type { Caller } from "../handlers/handler.ts";

/** `x-caller` of an operation: where the local user id stands and what its owner must be. */
export type CallerRule = Readonly<{
  in: readonly ("query" | "body")[];
  name: string;
  /** `user` has an id long enough to be a secret; `anybody` may have any; the others hold their rank under theirs. */
  level: "anybody" | "user" | "vip" | "admin";
  /** True when the operation also works without a caller. */
  optional?: boolean;
}>;

/** What the pipeline must be able to find out about a caller. */
export type CallerChecks = Readonly<{
  minUserIdLength: number;
  publicIdOf: (localId: string) => Promise<string>;
  isVip: (publicId: string) => Promise<boolean>;
  isAdmin: (publicId: string) => boolean;
}>;

type Decoded = Readonly<{ query: unknown; body: unknown }>;

function localId(rule: CallerRule, decoded: Decoded): string | undefined {
  for (const place of rule.in) {
    const values = decoded[place];
    if (typeof values !== "object" || values === null) continue;
    const value: unknown = Reflect.get(values, rule.name);
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}

/**
 * Who calls, before the handler runs. The local id goes no further than this function.
 * @returns undefined when nobody is named and the rule allows it
 * Errors  `no_user_id`, `bad_user_id` (400), `not_vip`, `not_admin` (403)
 */
export async function resolveCaller(
  rule: CallerRule,
  decoded: Decoded,
  checks: CallerChecks,
): Promise<Caller | undefined> {
  const { name } = rule;
  const secret = localId(rule, decoded);
  if (secret === undefined) {
    if (rule.optional === true) return undefined;
    throw new Problem("no_user_id", `No ${name} provided`);
  }
  return { publicId: await admitted(rule, secret, checks) };
}

/** The public id of somebody who has the rank. Every level is told by name, so that one nobody knows lets nobody in. */
async function admitted({ name, level }: CallerRule, secret: string, checks: CallerChecks): Promise<string> {
  switch (level) {
    case "anybody":
      return checks.publicIdOf(secret);
    case "user":
      if (secret.length >= checks.minUserIdLength) return checks.publicIdOf(secret);
      throw new Problem(
        "bad_user_id",
        `No valid ${name}. ${name} must be at least ${checks.minUserIdLength} characters long; make one of 36 random characters and keep it secret.`,
      );
    case "vip": {
      const publicId = await checks.publicIdOf(secret);
      if ((await checks.isVip(publicId)) === true) return publicId;
      throw new Problem("not_vip");
    }
    case "admin": {
      const publicId = await checks.publicIdOf(secret);
      if (checks.isAdmin(publicId) === true) return publicId;
      throw new Problem("not_admin");
    }
    default:
      throw unknownLevel(level);
  }
}

const unknownLevel = (level: never): Error => new Error(`x-caller has the unknown level ${JSON.stringify(level)}`);
