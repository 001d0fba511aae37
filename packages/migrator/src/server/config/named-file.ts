import { readFile } from "node:fs/promises";
import { whyUnreadable } from "@segmark/database/unreadable-file";
import { ConfigError } from "./readers.ts";

/**
 * Why the file that a setting names cannot be read: the setting, the path and what is expected are named. @param cause
 * what the system says
 */
export const unreadable = (setting: string, path: string, expected: string, cause: unknown): ConfigError =>
  new ConfigError(`${setting}: ${whyUnreadable(path, cause)}; expected ${expected}`, { cause });

/**
 * The text of the file that a setting names.
 * Errors  `ConfigError`, see `unreadable`
 */
export async function readNamedFile(setting: string, path: string, expected: string): Promise<string> {
  return await readFile(path, "utf8").catch((cause: unknown) => {
    throw unreadable(setting, path, expected, cause);
  });
}
