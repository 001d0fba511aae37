import { Problem } from "../../errors.ts";
import type { Handler, Using } from "../handler.ts";

export const getViewsForUser: Handler<"getViewsForUser", Using<"stores", "userFigures">> = async (
  { caller },
  { stores },
) => {
  const viewCount = await stores.userFigures.views(caller.publicId);
  if (viewCount === undefined) throw new Problem("not_found");
  return { status: 200, body: { viewCount } };
};
