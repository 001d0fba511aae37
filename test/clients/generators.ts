import { mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import openapiTS, { astToString } from "openapi-typescript";
import { generate } from "orval";
import { generateApi } from "swagger-typescript-api";

/** Where a client is generated, and the address of the service, for generators that write it into the client. */
export type Target = Readonly<{ spec: string; folder: string; base: string }>;

/** Generators of clients that others use, as far as possible without options. */
export const generators = {
  "openapi-typescript and openapi-fetch": async ({ spec, folder }: Target): Promise<void> => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/schema.ts`, astToString(await openapiTS(pathToFileURL(spec))));
  },
  "@hey-api/openapi-ts": async ({ spec, folder }: Target): Promise<void> => {
    await createClient({ input: spec, output: { path: folder }, logs: { level: "silent" } });
  },
  orval: async ({ spec, folder, base }: Target): Promise<void> => {
    const output = { target: `${folder}/client.ts`, client: "fetch", mode: "single", baseUrl: base } as const;
    await generate({ input: { target: spec }, output });
  },
  "swagger-typescript-api": async ({ spec, folder }: Target): Promise<void> => {
    await generateApi({ input: spec, output: folder, fileName: "client.ts", generateUnionEnums: true, silent: true });
  },
} as const;

export type Generator = keyof typeof generators;
