import { messageOf } from "@segmark/database/error-message";
import { type Config, ConfigError } from "../../config/config.ts";
import { readNamedFile } from "../../config/named-file.ts";
import { noRejectRules, type RejectRules, readRejectRules } from "../../domain/segments/reject-rules.ts";

/**
 * The rules of `REJECT_RULES_FILE`, none without. @throws ConfigError if the file cannot be read or contains an invalid
 * rule
 */
export async function configuredRejectRules({ rejectRulesFile }: Config): Promise<RejectRules> {
  if (rejectRulesFile === undefined) return noRejectRules;
  const text = await readNamedFile("REJECT_RULES_FILE", rejectRulesFile);
  try {
    return readRejectRules(text);
  } catch (cause) {
    const why = messageOf(cause);
    throw new ConfigError(`REJECT_RULES_FILE: ${why}`, { cause });
  }
}
