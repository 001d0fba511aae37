import type { Callers } from "@segmark/openapi/internal/operation/caller";
import type { operations } from "../../../generated/openapi/operations.js";
import { Problem } from "../../errors.ts";
import type { Services } from "../services.ts";

/** Every level that the specification uses; one without a check does not compile. */
type Level = Extract<(typeof operations)[keyof typeof operations]["caller"], object>["level"];

/** Lookups needed to identify a caller. */
type Lookups = Readonly<{
  minUserIdLength: number;
  publicIdOf: Services["publicIdOf"];
  isVip: (publicId: string) => Promise<boolean>;
  isAdmin: (publicId: string) => boolean;
}>;

/**
 * The levels of `x-caller`: `user` requires a local id long enough to be a secret, `anybody` allows any, the others
 * require that role. Errors `no_user_id`, `bad_user_id` (400), `not_vip`, `not_admin` (403)
 */
export const callersOf = ({ minUserIdLength, publicIdOf, isVip, isAdmin }: Lookups): Callers<Level> => ({
  missing: (name) => new Problem("no_user_id", `No ${name} provided`),
  levels: {
    anybody: (localId, _name, client) => publicIdOf(localId, client),
    user: async (localId, name, client) => {
      if (localId.length >= minUserIdLength) return publicIdOf(localId, client);
      throw new Problem(
        "bad_user_id",
        `No valid ${name}. ${name} must be at least ${minUserIdLength} characters long; make one of 36 random characters and keep it secret.`,
      );
    },
    vip: async (localId, _name, client) => {
      const publicId = await publicIdOf(localId, client);
      if ((await isVip(publicId)) === true) return publicId;
      throw new Problem("not_vip");
    },
    admin: async (localId, _name, client) => {
      const publicId = await publicIdOf(localId, client);
      if (isAdmin(publicId) === true) return publicId;
      throw new Problem("not_admin");
    },
  },
});
