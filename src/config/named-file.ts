import { readFile } from "node:fs/promises";
import { ConfigError } from "./readers.ts";
import { whyUnreadable } from "./unreadable-file.ts";

/** Settings that name files, and what is expected there. */
const expected = {
  REJECT_RULES_FILE: "a JSON file with a list of rules",
  WEBHOOK_HANDLERS: "a module whose default export registers handlers",
  MIGRATOR_TOKEN_FILE: "a file with a token of at least 16 characters",
  CLUSTER_TOPOLOGY: "a YAML file with the first topology",
} as const;

/**
 * The text of the file that a setting names.
 * Errors  `ConfigError` naming the setting, the path and what is expected
 */
export async function readNamedFile(setting: keyof typeof expected, path: string): Promise<string> {
  return await readFile(path, "utf8").catch((cause: unknown) => {
    throw new ConfigError(`${setting}: ${whyUnreadable(path, cause)}; expected ${expected[setting]}`, { cause });
  });
}
