/** What a command printed, and its exit code. */
export type Result = Readonly<{ status: number | null; out: string; err: string }>;

/**
 * Runs a command of this project in this process, as if it were started in a folder: nothing is compiled or loaded
 * again, which is most of what a short command does in a process of its own.
 * @param main answers the exit code
 */
export async function inProcess(folder: string, main: () => Promise<number>): Promise<Result> {
  const before = process.cwd();
  const [out, err] = [new Capture(process.stdout), new Capture(process.stderr)];
  process.chdir(folder);
  try {
    const status = await main();
    return { status, out: out.text, err: err.text };
  } finally {
    process.chdir(before);
    out.end();
    err.end();
  }
}

/** Takes what is written to a stream. */
class Capture {
  text = "";
  readonly end: () => void;

  constructor(stream: NodeJS.WriteStream) {
    const { write } = stream;
    stream.write = (chunk: string | Uint8Array): boolean => {
      this.text += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
      return true;
    };
    this.end = () => {
      stream.write = write;
    };
  }
}
