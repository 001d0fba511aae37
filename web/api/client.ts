import type { paths as MigratorPaths } from "@segmark/migrator/internal/generated/types";
import createApi, { type Client } from "openapi-fetch";
import type { components, paths } from "../../generated/openapi/client-types.ts";

export type Schemas = components["schemas"];

/** Where the service is: the folder of this page, so that a path prefix needs no setting. */
export const base = new URL(".", document.baseURI).href.replace(/\/$/, "");

const headers = { accept: "application/json, text/plain;q=0.5" };
export const api: Client<paths> = createApi<paths>({ baseUrl: base, headers });
export const migrator: Client<MigratorPaths> = createApi<MigratorPaths>({ baseUrl: base, headers });

/** The header of a call that needs to know who calls. */
export const caller = (localId: string) => ({ "X-User-ID": localId });
export const bearer = (token: string | null): { Authorization?: string } =>
  token === null || token === "" ? {} : { Authorization: `Bearer ${token}` };
