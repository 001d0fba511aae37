import type { OwnJobs } from "@segmark/openapi/internal/codegen/arguments";

/** The specifications of this project, and what is generated from each. */
export const specifications: OwnJobs = {
  specs: [
    {
      spec: "spec/openapi.yaml",
      strict: true,
      out: "generated/openapi",
      handlers: "src/handlers",
      client: true,
      docs: { problems: "docs/service/errors.md", operations: "docs/service/api.md", wider: "docs/service/api.md" },
    },
    {
      spec: "spec/migrator.yaml",
      strict: true,
      out: "packages/migrator/src/generated",
      handlers: "packages/migrator/src/server/handlers",
      docs: { wider: "packages/migrator/docs/operations.md" },
    },
  ],
  events: {
    spec: "spec/webhook-events.yaml",
    out: "packages/webhooks/src/generated",
    docs: "packages/webhooks/docs/events.md",
  },
  command: "npm run generate",
};
