import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { apply } from "../../src/codegen/files.ts";
import { type Generation, generation } from "../../src/codegen/generation.ts";
import type { Generated } from "../../src/runtime/application.ts";
import type { SenderOptions, SendOptions } from "../../src/send/index.ts";
import { type Folder, temporaryFolder } from "../codegen/support.ts";

export const json = (schema: object): object => ({ content: { "application/json": { schema } } });
export const pets = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  servers: [{ url: "https://pets.example/v1" }],
  security: [{ key: [] }],
  paths: {
    "/orders": {
      post: {
        operationId: "createOrder",
        tags: ["shop"],
        responses: { "201": { description: "Made." } },
        callbacks: {
          onPaid: {
            "{$request.body#/callbackUrl}": {
              post: {
                requestBody: { required: true, ...json({ $ref: "#/components/schemas/Paid" }) },
                responses: {
                  "200": { description: "Taken.", ...json({ $ref: "#/components/schemas/Receipt" }) },
                  "204": { description: "Taken." },
                  "410": {
                    description: "No longer wanted.",
                    content: { "text/plain": { schema: { type: "string" } } },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  webhooks: {
    newPet: {
      post: {
        requestBody: { required: true, ...json({ $ref: "#/components/schemas/Pet" }) },
        responses: { "204": { description: "Taken." } },
      },
    },
    "pet.gone": {
      put: {
        operationId: "petGone",
        parameters: [{ name: "X-Event-Id", in: "header", required: true, schema: { type: "integer" } }],
        requestBody: json({ type: "object", properties: { id: { type: "integer" } }, additionalProperties: false }),
        responses: { "204": { description: "Taken." } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } },
    schemas: {
      Paid: {
        type: "object",
        required: ["order"],
        properties: { order: { type: "integer" }, note: { type: "string", default: "" } },
      },
      Receipt: { type: "object", required: ["id"], properties: { id: { type: "string" } } },
      Pet: {
        type: "object",
        required: ["id", "name", "code"],
        properties: {
          id: { type: "integer", readOnly: true },
          name: { type: "string" },
          code: { type: "string", writeOnly: true },
        },
      },
      Unused: { type: "object" },
    },
  },
};

type Send = (url: string | URL, payload?: unknown, options?: SendOptions) => Promise<{ status: number; body: unknown }>;
export type Part = Readonly<{
  /** For a receiver. */
  generated: Generated;
  createSender: (options?: SenderOptions) => Readonly<Record<string, Send>>;
}>;
export type Made = Folder & Readonly<{ run: Generation; load: (kind: "webhooks" | "callbacks") => Promise<Part> }>;

/** What `segmark generate` makes of a document, as files. */
export async function madeOf(
  document: object,
  options: Readonly<{ only?: string[]; skip?: string[] }> = {},
): Promise<Made> {
  const folder = temporaryFolder();
  const spec = `${folder.path}/openapi.json`;
  writeFileSync(spec, JSON.stringify(document));
  writeFileSync(`${folder.path}/package.json`, '{"type":"module"}');
  const run = await generation({
    specs: [{ spec, out: `${folder.path}/generated`, handlers: undefined, ...options }],
    events: undefined,
    command: "test",
  });
  apply(run.changes);
  const load = async (kind: "webhooks" | "callbacks"): Promise<Part> => {
    const base = pathToFileURL(`${folder.path}/generated/outgoing/${kind}/`);
    const [generated, { createSender }] = await Promise.all([
      import(new URL("index.ts", base).href),
      import(new URL("send.ts", base).href),
    ]);
    return { generated, createSender };
  };
  return { ...folder, run, load };
}
