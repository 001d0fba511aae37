import type { Handler } from "../handler.ts";
import { locksUnder } from "../../use-cases/moderation/lock-queries.ts";

export const getLockCategoriesByHashPrefix: Handler<"getLockCategoriesByHashPrefix"> = async (
  { path, query },
  services,
) => ({ status: 200, body: await locksUnder(path.sha256HashPrefix, query, services) });
