import { defaultTokenFile } from "@segmark/database/url";
import type { Readers } from "./readers.ts";

/**
 * Who may operate the service: read its metrics, deliveries and configuration, and apply migrations.
 * - `token`      `none`: callers on this machine; undefined: that of the file
 * - `tokenFile`  has to exist
 * - `ownFile`    made with a random token when nothing is set
 */
export type OperatorConfig = Readonly<{ token: string | undefined; tokenFile: string | undefined; ownFile: string }>;

export const isToken = (value: string): boolean => /^[!-~]{16,}$/.test(value);
export const tokenForm = "at least 16 characters, none of them a space or beyond ASCII";

/** Settings of earlier versions. An ignored one would leave who set it with a token that nobody accepts. */
const replaced = ["MIGRATOR_TOKEN", "MIGRATOR_TOKEN_FILE", "METRICS_TOKEN", "WEBHOOK_TOKEN"];

export function readOperator(
  { text, checked }: Pick<Readers, "text" | "checked">,
  databaseUrl: string | undefined,
): OperatorConfig {
  for (const name of replaced)
    checked(name, `none: OPERATOR_TOKEN${name.endsWith("_FILE") ? "_FILE" : ""} has taken its place`, () => false);
  if (text("OPERATOR_TOKEN") !== undefined)
    checked("OPERATOR_TOKEN_FILE", "OPERATOR_TOKEN or OPERATOR_TOKEN_FILE, not both", () => false);
  return {
    token: checked("OPERATOR_TOKEN", `${tokenForm}, or none`, (value) => value === "none" || isToken(value)),
    tokenFile: text("OPERATOR_TOKEN_FILE"),
    ownFile: defaultTokenFile(databaseUrl),
  };
}
