import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { makeFolder } from "@segmark/database/make-folder";
import { whyUnreadable } from "@segmark/database/unreadable-file";
import { readNamedFile } from "./named-file.ts";
import { isToken, type OperatorConfig, tokenForm } from "./operator.ts";
import { ConfigError } from "./readers.ts";

type Log = Readonly<Record<"info" | "warn", (facts: object, text: string) => void>>;

function validated(setting: string, text: string): string {
  if (isToken(text.trim())) return text.trim();
  throw new ConfigError(`${setting}: expected ${tokenForm} in it`);
}

/**
 * Makes the file with its content at once, so that of two processes that start together both read the token of one.
 * Returns false when it exists.
 */
function makeTokenFile(file: string): boolean {
  makeFolder(dirname(file));
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function ownToken(file: string, log: Log): string {
  try {
    if (!existsSync(file) && makeTokenFile(file)) log.info({ file: resolve(file) }, "made a token for the operator");
    return validated(`The token of the operator in ${file}`, readFileSync(file, "utf8"));
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    const why = whyUnreadable(file, cause);
    throw new ConfigError(`OPERATOR_TOKEN: expected ${tokenForm}, because none can be kept in ${file}: ${why}`, {
      cause,
    });
  }
}

/**
 * The token of the operator, or `none`. The first start makes one if nothing is set.
 * Errors  `ConfigError` naming the setting
 */
export async function operatorTokenOf({ token, tokenFile, ownFile }: OperatorConfig, log: Log): Promise<string> {
  if (token === "none")
    log.warn(
      {},
      "OPERATOR_TOKEN=none: without a token, whoever calls from this machine is the operator, and so is everybody behind a proxy on it",
    );
  if (token !== undefined) return token;
  if (tokenFile === undefined) return ownToken(ownFile, log);
  return validated(
    "OPERATOR_TOKEN_FILE",
    await readNamedFile("OPERATOR_TOKEN_FILE", tokenFile, "a file with a token of at least 16 characters"),
  );
}
