import { beginning, dataCursor, readDataCursor } from "../../domain/users/own-data.ts";
import { ownData, ownUser } from "../../use-cases/users/own-data.ts";
import type { Handler, Using } from "../handler.ts";

const PAGE_SIZE = 500;

export const exportMyData: Handler<
  "exportMyData",
  Using<"stores", "features" | "ownAccount" | "ownLists" | "ownVotes" | "listedSegments">
> = async ({ query, caller }, services) => {
  const { publicId } = caller;
  const from = query.cursor === undefined ? beginning : readDataCursor(query.cursor);
  const user = query.cursor === undefined ? await ownUser(publicId, services) : null;
  const { next, ...lists } = await ownData(publicId, from, PAGE_SIZE, services);
  return { status: 200, body: { user, ...lists, next: next && dataCursor(next) }, personal: true };
};
