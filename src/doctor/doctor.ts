import { parseDatabaseUrl } from "@segmark/database/url";
import type { Config } from "../config/config.ts";
import { adminSetting, settingStore } from "../storage/moderation/settings.ts";
import type { Storage } from "../storage/open.ts";
import { adminFinding, operatorFinding, proxyFinding, saltFinding, secretFindings } from "./access.ts";
import { diskFindings } from "./disk.ts";
import { fileFindings, nodeFinding, readEnvironment } from "./environment.ts";
import { checkOf, type Finding } from "./finding.ts";
import { portFinding } from "./port.ts";
import { schemaFinding } from "./schema.ts";
import { inspectServers } from "./server.ts";
import { inspectFile } from "./sqlite.ts";

/** What requires an open database: its schema, and the settings that are kept in it. */
const contentFindings =
  (config: Config) =>
  async (knex: Storage["knex"]): Promise<Finding[]> => {
    const schema = await schemaFinding({ knex }, config);
    const settings = (await knex.schema.hasTable("settings")) ? settingStore(knex) : undefined;
    const [salt, admin] = [await settings?.get("ip_salt"), await settings?.get(adminSetting)];
    return [schema, saltFinding(config, salt), adminFinding(config, admin)];
  };

/** Without a database that can be opened, what the environment says. */
const withoutContent = (config: Config): Finding[] => [saltFinding(config, undefined), adminFinding(config, undefined)];

async function databaseFindings(config: Config): Promise<Finding[]> {
  const target = parseDatabaseUrl(config.databaseUrl);
  const { ok } = checkOf("database");
  if (target.engine === "mysql") return inspectServers(config, contentFindings(config));
  if (target.file === ":memory:")
    return [ok("The database is in memory, and gone when the service stops."), ...withoutContent(config)];
  const { findings, exists } = await diskFindings(target.file);
  const content = exists ? await inspectFile(target.file, contentFindings(config)) : withoutContent(config);
  return [...findings, ...content];
}

/**
 * Checks everything that a start of the service depends on, and changes none of it. Never rejects because of what is
 * wrong.
 */
export async function examine(env: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  const { findings, config, wrong } = readEnvironment(env);
  const found = [nodeFinding(), ...findings];
  if (config === undefined) return found;
  const isWrong = (...names: readonly string[]): boolean => names.some((name) => wrong.has(name));
  found.push(...(await fileFindings(config)), ...secretFindings(config));
  if (!isWrong("DATABASE_URL")) found.push(...(await databaseFindings(config)));
  if (!isWrong("OPERATOR_TOKEN", "OPERATOR_TOKEN_FILE")) found.push(operatorFinding(config));
  if (!isWrong("HOST", "TRUST_PROXY")) found.push(proxyFinding(config));
  if (!isWrong("HOST", "PORT")) found.push(await portFinding(config));
  return found;
}
