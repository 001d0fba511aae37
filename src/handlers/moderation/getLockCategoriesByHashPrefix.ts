import { locksUnder } from "../../use-cases/moderation/lock-queries.ts";
import type { Handler, Using } from "../handler.ts";

export const getLockCategoriesByHashPrefix: Handler<
  "getLockCategoriesByHashPrefix",
  Using<"stores" | "vocabulary", "locks">
> = async ({ path, query }, services) => ({
  status: 200,
  body: await locksUnder(path.sha256HashPrefix, query, services),
});
