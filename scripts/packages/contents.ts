/**
 * What a package has besides its compiled code, which follows from the entries in its manifest. Paths are of this
 * checkout.
 * - `pages` where pages, examples and specifications of this checkout go in the package; a key that ends with `/` is a
 *   folder
 * - `names`   names of modules that the package exports by another one, in code and pages
 * - `loaded`  folders whose compiled modules are found by listing them
 */
export type Contents = Readonly<{
  pages: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  loaded: readonly string[];
}>;

const everywhere = { LICENSE: "LICENSE" };

/** By folder in `packages`. */
export const contents: Readonly<Record<string, Contents>> = {
  webhooks: {
    pages: {
      ...everywhere,
      "docs/webhooks/README.md": "README.md",
      "docs/webhooks/": "docs/",
      "examples/webhooks/": "examples/",
      "spec/webhook-events.yaml": "spec/webhook-events.yaml",
    },
    names: { "segmark/webhooks": "@segmark/webhooks", "segmark/spec": "@segmark/webhooks/spec" },
    loaded: [],
  },
  migrator: {
    pages: {
      ...everywhere,
      "docs/migrations/README.md": "README.md",
      "docs/migrations/": "docs/",
      "docs/glossary.md": "docs/glossary.md",
      "examples/migrations/": "examples/",
      "spec/migrator.yaml": "spec/migrator.yaml",
    },
    names: { "segmark/migrator": "@segmark/migrator", "segmark/spec": "@segmark/migrator/spec" },
    loaded: [],
  },
  openapi: {
    pages: {
      ...everywhere,
      "docs/openapi/README.md": "README.md",
      "docs/openapi/": "docs/",
      "docs/spec-framework.md": "docs/spec-framework.md",
    },
    names: { "segmark/openapi": "@segmark/openapi" },
    loaded: ["packages/openapi/src/cli/commands/"],
  },
};
