import { readNamedFile as read } from "@segmark/migrator/internal/server/config/named-file";

/** Settings that name files, and what is expected there. */
const expected = {
  REJECT_RULES_FILE: "a JSON file with a list of rules",
  WEBHOOK_HANDLERS: "a module whose default export registers handlers",
  OPERATOR_TOKEN_FILE: "a file with a token of at least 16 characters",
  CLUSTER_TOPOLOGY: "a YAML file with the first topology",
} as const;

/**
 * The text of the file that a setting names.
 * Errors  `ConfigError` that names the setting, the path and what is expected
 */
export const readNamedFile = (setting: keyof typeof expected, path: string): Promise<string> =>
  read(setting, path, expected[setting]);
