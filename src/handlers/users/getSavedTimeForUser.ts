import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

export const getSavedTimeForUser: Handler<
  "getSavedTimeForUser",
  Using<"stores" | "rewardSeconds", "userFigures">
> = async ({ caller }, { stores, rewardSeconds }) => {
  const timeSaved = await stores.userFigures.savedMinutes(caller.publicId, rewardSeconds);
  if (timeSaved === undefined) throw new Problem("not_found");
  return { status: 200, body: { timeSaved } };
};
