import { Problem } from "../../errors.ts";
import type { Handler } from "../handler.ts";

export const getSegmentID: Handler<"getSegmentID"> = async ({ query }, { stores }) => {
  const uuid = await stores.segments.findShort(query.videoID, query.UUID);
  if (uuid === undefined) throw new Problem("not_found");
  return { status: 200, body: uuid };
};
