import { similarNames } from "../../domain/segments/chapter-names.ts";
import type { Handler } from "../handler.ts";

export const getChapterNames: Handler<"getChapterNames"> = async ({ query }, { stores }) => {
  const names = similarNames(query.description, await stores.chapterNames.candidates(query.description));
  if (names.length === 0) return { status: 404, body: [] };
  return { status: 200, body: names.map((name) => ({ description: name })) };
};
