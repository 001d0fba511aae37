import { readSwitch } from "../../domain/segments/intake.ts";
import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

export const postConfig: Handler<"postConfig", Using<"transaction" | "now", "settings" | "auditLog">> = async (
  { body, caller },
  { transaction, now },
) => {
  const { key } = body;
  const number = readSwitch(body.value);
  if (number === undefined) {
    throw new Problem("bad_request", "value must be a whole number of at most 15 digits, or empty to switch it off.");
  }
  const value = number === 0 ? "" : String(number);
  await transaction(async (stores) => {
    await stores.settings.set(key, value);
    await stores.auditLog.add({ at: now(), actor: caller.publicId, action: "configure", detail: { key, value } });
  });
  return { status: 200, body: { value } };
};
