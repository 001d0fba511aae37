import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messageOf } from "../../../protocol/errors.ts";

export type Credentials = Readonly<{ user: string; password: string }>;

type Env = Readonly<Record<string, string | undefined>>;

function passwordOf({ ONLINE_CHANGE_PASSWORD, ONLINE_CHANGE_PASSWORD_FILE }: Env): string {
  if (ONLINE_CHANGE_PASSWORD) return ONLINE_CHANGE_PASSWORD;
  if (!ONLINE_CHANGE_PASSWORD_FILE) return "";
  try {
    return readFileSync(ONLINE_CHANGE_PASSWORD_FILE, "utf8").trim();
  } catch (error) {
    throw new Error(`ONLINE_CHANGE_PASSWORD_FILE: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * The user of the tools, which needs more rights than migrations should have.
 * @throws Error when none is set
 */
export function readCredentials(env: Env): Credentials {
  const user = env["ONLINE_CHANGE_USER"];
  if (!user)
    throw new Error(
      "Such a tool needs a database user of its own. Set ONLINE_CHANGE_USER, and ONLINE_CHANGE_PASSWORD or ONLINE_CHANGE_PASSWORD_FILE.",
    );
  const credentials = { user, password: passwordOf(env) };
  if (/[\p{Cc}]/u.test(user + credentials.password))
    throw new Error("ONLINE_CHANGE_USER and its password cannot have control characters.");
  return credentials;
}

const inQuotes = (text: string): string => `"${text.replaceAll(/[\\"]/g, "\\$&")}"`;

/** A folder that only this user can read, with an options file that has the credentials; removed with its disposal. */
export async function privateOptions({ user, password }: Credentials) {
  const folder = await mkdtemp(join(tmpdir(), "segmark-online-")); // mode 0700
  const options = join(folder, "client.cnf");
  await writeFile(options, `[client]\nuser=${inQuotes(user)}\npassword=${inQuotes(password)}\n`, { mode: 0o600 });
  return { folder, options, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
