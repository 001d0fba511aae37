import { onChapters } from "../../use-cases/segments/answer-tags.ts";
import type { Handler, Using } from "../handler.ts";

const keptMs = 60_000;

export const getChapterNames: Handler<
  "getChapterNames",
  Using<"stores" | "readInTurn" | "now", "chapterNames">
> = async ({ query, client }, { stores, readInTurn, now }) => {
  const keep = { tags: [onChapters], until: now() + keptMs };
  const names = await readInTurn(client.ip, () => stores.chapterNames.similar(query.description));
  if (names.length === 0) return { status: 404, body: [], keep };
  return { status: 200, body: names.map((name) => ({ description: name })), keep };
};
