import { forever } from "../../use-cases/operations/published-document.ts";
import type { Handler, Using } from "../handler.ts";

export const getMigratorYaml: Handler<"getMigratorYaml", Using<"documents">> = async (_input, { documents }) => ({
  status: 200,
  body: await documents.text("migrator.yaml"),
  keep: forever,
});
