import { FileError } from "../../adapters/yaml-file.ts";
import { ConfigError } from "../../config/config.ts";

/** A `ConfigError` with all faults of the file that a setting names; any other error as it is. */
export function asConfigError(cause: unknown, setting: string, headline: string): unknown {
  if (!(cause instanceof FileError)) return cause;
  const texts = cause.faults.map((fault) => `${setting}: ${fault}`);
  const message = texts.length === 1 ? String(texts[0]) : `${headline}:\n  ${texts.join("\n  ")}`;
  return new ConfigError(message, { cause, faults: texts.map((text) => ({ setting, text })) });
}
