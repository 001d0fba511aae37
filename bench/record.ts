import { writeFile } from "node:fs/promises";

/** A recorded response, for replay. */
export type Answer = Readonly<{ status: number; type: string; body: string }>;

const AT_ONCE = 8;

/** Records the responses to these targets in a file, as pairs of target and response. */
export async function record(base: string, paths: readonly string[], file: string): Promise<void> {
  const pending = [...new Set(paths)];
  const answers: [string, Answer][] = [];
  const recordNext = async (): Promise<void> => {
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      const response = await fetch(base + path);
      const type = response.headers.get("content-type") ?? "text/plain";
      answers.push([path, { status: response.status, type, body: await response.text() }]);
      if (response.status !== 200 && response.status !== 404)
        throw new Error(`${path} was answered with ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, recordNext));
  await writeFile(file, JSON.stringify(answers));
}
