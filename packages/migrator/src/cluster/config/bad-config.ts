import { MigratorError } from "../../protocol/errors.ts";

/**
 * A section that is not valid.
 * @param key path of the wrong value, as in `options.storage_timeout`; empty for the section as a whole
 * @param why what is wrong and what is expected, without a full stop
 */
export function badConfig(section: string, key: string, why: string, options?: ErrorOptions): MigratorError {
  const location = key === "" ? `Section ${section}` : `Section ${section}, key ${key}`;
  return new MigratorError("bad_config", `${location}: ${why}.`, options);
}
