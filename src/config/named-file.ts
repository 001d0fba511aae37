import { readFile } from "node:fs/promises";
import { ConfigError } from "./readers.ts";
import { whyUnreadable } from "./unreadable-file.ts";

/** Settings that name files, and what is expected there. */
const expected = {
  REJECT_RULES_FILE: "a JSON file with a list of rules",
  WEBHOOK_HANDLERS: "a module whose default export registers handlers",
  OPERATOR_TOKEN_FILE: "a file with a token of at least 16 characters",
  CLUSTER_TOPOLOGY: "a YAML file with the first topology",
} as const;

type NamingSetting = keyof typeof expected;

/**
 * Why the file that a setting names cannot be read: the setting, the path and what is expected are named. @param cause
 * what the system says
 */
export const unreadable = (setting: NamingSetting, path: string, cause: unknown): ConfigError =>
  new ConfigError(`${setting}: ${whyUnreadable(path, cause)}; expected ${expected[setting]}`, { cause });

/**
 * The text of the file that a setting names.
 * Errors  `ConfigError`, see `unreadable`
 */
export async function readNamedFile(setting: NamingSetting, path: string): Promise<string> {
  return await readFile(path, "utf8").catch((cause: unknown) => {
    throw unreadable(setting, path, cause);
  });
}
