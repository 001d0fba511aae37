import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { nameOf, parseDatabaseUrl } from "../database/url.ts";
import { packageRoot } from "./compile-cache.js";

/** What whoever starts a service for the first time wants to know. It names no user and no password. */
export type FirstFacts = Readonly<{ listens: string; data: string; administrator: string; docs: string }>;

/** Where a database keeps its data, without user and password. */
export function dataPlace(url: string): string {
  const target = parseDatabaseUrl(url);
  if (target.engine === "mysql") return `database ${target.database} on ${target.hosts.map(nameOf).join(", ")}`;
  return target.file === ":memory:" ? "in memory, gone when it stops" : resolve(target.file);
}

/** A checkout has the pages, the package only the one that begins with them. */
function docsPlace(): string {
  const root = packageRoot(import.meta.url.endsWith(".ts"));
  const page = join(root, "docs", "operations.md");
  return existsSync(page) ? page : join(root, "README.md");
}

/** @param address where it listens */
export const firstFacts = ({ databaseUrl, adminUserId }: Config, address: string): FirstFacts => ({
  listens: address,
  data: dataPlace(databaseUrl),
  administrator: adminUserId === undefined ? "nobody yet: run `segmark make-admin`" : "set by ADMIN_USER_ID",
  docs: docsPlace(),
});
