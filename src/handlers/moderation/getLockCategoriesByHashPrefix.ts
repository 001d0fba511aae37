import { locksUnder } from "../../use-cases/moderation/lock-queries.ts";
import type { Handler } from "../handler.ts";

export const getLockCategoriesByHashPrefix: Handler<"getLockCategoriesByHashPrefix"> = async (
  { path, query },
  services,
) => ({ status: 200, body: await locksUnder(path.sha256HashPrefix, query, services) });
