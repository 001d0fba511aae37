import { Problem } from "../../errors.ts";
import type { Caller } from "../../handlers/handler.ts";

/** `x-caller` of an operation: where the local user id is found and what level its owner needs. */
export type CallerRule = Readonly<{
  in: readonly ("query" | "body")[];
  name: string;
  /** `user` requires an id long enough to be a secret; `anybody` allows any id; the others require that role. */
  level: "anybody" | "user" | "vip" | "admin";
  /** Whether the operation also works without a caller. */
  optional?: boolean;
}>;

/** Lookups that the pipeline needs to identify a caller. */
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
 * Resolves the caller before the handler runs. The local id never leaves this function.
 * @returns undefined if there is no caller and the rule allows it
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

/** The public id of a caller with the required level. Levels are matched by name, so that an unknown one denies access. */
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
