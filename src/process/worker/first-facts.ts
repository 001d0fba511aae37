import { join, resolve } from "node:path";
import { nameOf, parseDatabaseUrl } from "@segmark/database/url";
import type { Config } from "../../config/config.ts";
import { arePagesBuilt } from "../composition/pages.ts";
import { packageRoot } from "../supervisor/compile-cache.js";

/** What a person who starts a service for the first time wants to know. It names no user and no password. */
export type FirstFacts = Readonly<{
  listens: string;
  pages: string;
  data: string;
  administrator: string;
  operator: string;
  players?: string;
  docs: string;
}>;

/** Where a database keeps its data, without user and password. */
export function dataLocation(url: string): string {
  const target = parseDatabaseUrl(url);
  if (target.engine === "mysql") return `database ${target.database} on ${target.hosts.map(nameOf).join(", ")}`;
  return target.file === ":memory:" ? "in memory, gone when it stops" : resolve(target.file);
}

function operatorLocation({ operator: { token, tokenFile, ownFile } }: Config): string {
  if (token === "none") return "whoever calls from this machine: OPERATOR_TOKEN=none";
  return token === undefined ? `who has the token in ${resolve(tokenFile ?? ownFile)}` : "who has OPERATOR_TOKEN";
}

async function pagesLocation({ web }: Config, address: string): Promise<string> {
  if (!web) return "not served: WEB=off";
  return (await arePagesBuilt()) ? `${address}/` : "not built: `npm run build:web` builds them";
}

/** Settings that players need, as long as they are missing. Their defaults are those of the specification. */
const forPlayers = ({ minUserIdLength, submitResponse }: Config): string[] => [
  ...(minUserIdLength > 30 ? ["MIN_USER_ID_LENGTH=30"] : []),
  ...(submitResponse === "segments" ? [] : ["SUBMIT_RESPONSE=segments"]),
];

/** @param address where it listens */
export const firstFacts = async (config: Config, address: string): Promise<FirstFacts> => ({
  listens: address,
  pages: await pagesLocation(config, address),
  data: dataLocation(config.databaseUrl),
  administrator: config.adminUserId === undefined ? "nobody yet: run `segmark make-admin`" : "set by ADMIN_USER_ID",
  operator: operatorLocation(config),
  ...(forPlayers(config).length > 0 && {
    players: `set ${forPlayers(config).join(" ")} for those who submit from players`,
  }),
  docs: join(packageRoot(import.meta.url.endsWith(".ts")), "docs/README.md"),
});
