import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../support/documents.ts";

const text = readFileSync(join(rootFolder, "deploy/container/Dockerfile"), "utf8");
const final = text.slice(text.lastIndexOf("\nFROM "));
const wordsOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(`^${instruction} (\\[.*\\])$`, "m").exec(final)?.[1] ?? "[]");

/** What `deploy/container/Dockerfile` says of the image that other files in `deploy/` run. */
export const image = {
  /** The name in the command at the beginning. */
  name: /^#.*docker build .*-t (\S+)/m.exec(text)?.[1],
  user: /^USER (\S+)$/m.exec(final)?.[1],
  port: Number(/^EXPOSE (\d+)$/m.exec(final)?.[1]),
  folder: /^WORKDIR (\S+)$/m.exec(final)?.[1],
  entryPoint: wordsOf("ENTRYPOINT"),
  command: wordsOf("CMD"),
} as const;
