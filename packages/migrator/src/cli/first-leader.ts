import { createInterface } from "node:readline/promises";
import { realPause } from "@segmark/database/pause";
import { namesUnder } from "./response-checks.ts";
import type { FirstLeader, Reply, Scope } from "./service.ts";
import { isDone } from "./show.ts";
import { namesTable } from "./table.ts";

/** The terminal of the person who decides whether the others follow. */
export type Terminal = Readonly<{
  stdin: NodeJS.ReadableStream;
  stderr: Readonly<{ write(text: string): unknown }>;
}>;

async function follows(
  leader: string,
  pauseSeconds: number | undefined,
  { stdin, stderr }: Terminal,
): Promise<boolean> {
  if (pauseSeconds !== undefined) {
    stderr.write(`${leader} is done. The others follow in ${pauseSeconds} s; Ctrl-C leaves them as they are.\n`);
    await realPause(pauseSeconds * 1000);
    return true;
  }
  stderr.write(`${leader} is done. Migrate the others too? [y/N] `);
  const lines = createInterface({ input: stdin });
  try {
    for await (const line of lines) return /^y(es)?$/i.test(line.trim());
    return false;
  } finally {
    lines.close();
  }
}

/**
 * Migrates one leader and, when that went well, the others after a confirmation or a pause. Without a confirmation the
 * reply is that of the first.
 * @param up applies what is pending within its scope
 */
export async function firstLeader(
  up: (scope: Scope) => Promise<Reply>,
  { first, pauseSeconds }: FirstLeader,
  scope: Scope,
  terminal: Terminal,
): Promise<Reply> {
  const begun = await up({ ...scope, only: first });
  if (!isDone(begun)) return begun;
  const done = namesUnder("applied", begun.body) ?? {};
  if (Object.keys(done).length > 0) terminal.stderr.write(`${namesTable("applied now", done)}\n`);
  if (!(await follows(first, pauseSeconds, terminal))) return begun;
  const rest = await up(scope);
  if (!isDone(rest)) return rest;
  const body = { applied: { ...done, ...namesUnder("applied", rest.body) } };
  return { ...rest, body, text: JSON.stringify(body) };
}
