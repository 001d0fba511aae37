import { dumpsOf } from "../../use-cases/public/published-dumps.ts";
import type { Handler, Using } from "../handler.ts";

export const getDumpIndex: Handler<"getDumpIndex", Using<"dumps">> = async (_input, services) => {
  const index = await dumpsOf(services).index();
  return {
    status: 200,
    body: { ...index, links: [...index.links] },
    headers: { "Last-Modified": new Date(index.lastUpdated).toUTCString() },
  };
};
