import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Failure } from "@segmark/openapi/internal/cli/failure";

/** Longer than any id of a client; what is longer was not meant for here. */
const MAX_BYTES = 4096;

type Input = NodeJS.ReadableStream & Readonly<{ isTTY?: boolean }>;

/** Nothing of what is typed is shown. */
async function typed(input: Input, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  const cancelled = new Promise<never>((_resolve, reject) =>
    lines.once("close", () => reject(new Failure("Nothing was entered."))),
  );
  process.stderr.write(question);
  try {
    return await Promise.race([lines.question(""), cancelled]);
  } finally {
    process.stderr.write("\n");
    lines.close();
    cancelled.catch(() => undefined);
  }
}

async function piped(input: Input): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk as string | Uint8Array);
    length += bytes.length;
    if (length > MAX_BYTES) throw new Failure(`Standard input has more than the ${MAX_BYTES} bytes of an id.`, wrongly);
    chunks.push(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
      .decode(Buffer.concat(chunks))
      .replace(/\r?\n$/, "");
  } catch {
    throw new Failure("Standard input is not text in UTF-8.", wrongly);
  }
}

const wrongly = { exitCode: 2 } as const;

/** Errors  `Failure`, which does not repeat them: the secret may be among them */
export function refuseArguments(args: readonly string[]): void {
  if (args.length === 0) return;
  throw new Failure(
    "A local user id is a secret, and every user of this machine can see arguments. Give it on standard input.",
    wrongly,
  );
}

/**
 * A secret of one line: asked for on a terminal, without showing it, else all of standard input. Never taken from an
 * argument, which every user of the machine can see. Errors `Failure` when it is empty, longer than 4096 bytes, or not
 * one line of text; none repeats it
 */
export async function readSecret(question: string, input: Input = process.stdin): Promise<string> {
  const secret = input.isTTY === true ? await typed(input, question) : await piped(input);
  if (secret === "") throw new Failure("Nothing was entered. Give the local user id on standard input.", wrongly);
  if (/\p{Cc}/u.test(secret)) throw new Failure("A local user id is one line without control characters.", wrongly);
  return secret;
}
