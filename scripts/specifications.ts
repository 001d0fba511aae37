import type { OwnJobs } from "../src/openapi/codegen/arguments.ts";

/** Of this checkout: `segmark/openapi` is there in the package only. */
const runtime = "src/openapi/runtime";

/** The specifications of this project, and what is generated from each. */
export const specifications: OwnJobs = {
  specs: [
    {
      spec: "spec/openapi.yaml",
      out: "generated/openapi",
      handlers: "src/handlers",
      runtime,
      client: true,
      docs: { problems: "docs/service/errors.md", operations: "docs/service/api.md", wider: "docs/service/api.md" },
    },
    {
      spec: "spec/migrator.yaml",
      out: "generated/migrator",
      handlers: "src/handlers/migrations",
      runtime,
      docs: { wider: "docs/migrations/operations.md" },
    },
  ],
  events: { spec: "spec/webhook-events.yaml", out: "generated/webhooks", docs: "docs/webhooks/events.md" },
  command: "npm run generate",
};
