import { join, resolve } from "node:path";
import { createPageFiles } from "../adapters/page-files.ts";
import type { Config } from "../config/config.ts";
import { nameOf, parseDatabaseUrl } from "../database/url.ts";
import { packageRoot } from "./compile-cache.js";

/** What whoever starts a service for the first time wants to know. It names no user and no password. */
export type FirstFacts = Readonly<{
  listens: string;
  pages: string;
  data: string;
  administrator: string;
  docs: string;
}>;

/** Where a database keeps its data, without user and password. */
export function dataPlace(url: string): string {
  const target = parseDatabaseUrl(url);
  if (target.engine === "mysql") return `database ${target.database} on ${target.hosts.map(nameOf).join(", ")}`;
  return target.file === ":memory:" ? "in memory, gone when it stops" : resolve(target.file);
}

async function pagesPlace({ web }: Config, address: string): Promise<string> {
  if (!web) return "not served: WEB=off";
  return (await createPageFiles().isBuilt()) ? `${address}/` : "not built: `npm run build:web` builds them";
}

/** @param address where it listens */
export const firstFacts = async (config: Config, address: string): Promise<FirstFacts> => ({
  listens: address,
  pages: await pagesPlace(config, address),
  data: dataPlace(config.databaseUrl),
  administrator: config.adminUserId === undefined ? "nobody yet: run `segmark make-admin`" : "set by ADMIN_USER_ID",
  docs: join(packageRoot(import.meta.url.endsWith(".ts")), "docs/operations.md"),
});
