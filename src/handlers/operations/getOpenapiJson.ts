import { forever } from "../../use-cases/operations/published-document.ts";
import type { Handler } from "../handler.ts";

export const getOpenapiJson: Handler<"getOpenapiJson"> = async (_input, { documents }) => ({
  status: 200,
  body: await documents.openapi(),
  keep: forever,
});
