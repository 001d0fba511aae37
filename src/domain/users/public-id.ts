import { Problem } from "../../errors.ts";

const shape = /^[0-9a-f]{64}$/;

/** Errors  `bad_request` if it is missing or cannot be a public id, such as a local one sent by mistake */
export function publicIdFrom(value: unknown, name = "userID"): string {
  if (value === undefined || value === null || value === "") throw new Problem("bad_request", `No ${name} provided.`);
  if (typeof value === "string" && shape.test(value)) return value;
  throw new Problem(
    "bad_request",
    `No valid ${name}. ${name} must be the public id of a user, 64 lower-case hexadecimal characters.`,
  );
}
