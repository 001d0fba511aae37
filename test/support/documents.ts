import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A fenced block of a document. `output` is the block right after it, when that says what the command prints. */
export type Example = Readonly<{ document: string; command: string; output: string | undefined }>;

const root = new URL("../../", import.meta.url);
export const rootFolder = fileURLToPath(root);

/** Fenced blocks in order, with everything between two of them, so that "right after" can be seen. */
const fences = /```(\w*)\n([\s\S]*?)```|[^\s`][^\n]*/g;

/** Every shell command of a document, in order. */
export function examplesOf(document: string): Example[] {
  const parts = [...readFileSync(new URL(document, root), "utf8").matchAll(fences)];
  return parts.flatMap(([, language, text], i) => {
    if (language !== "sh" || text === undefined) return [];
    const [, nextLanguage, next] = parts[i + 1] ?? [];
    const output = nextLanguage === "json" || nextLanguage === "" ? next?.trim() : undefined;
    return [{ document, command: text.trim(), output }];
  });
}

/** A fenced block with what follows its language in the first line, such as the name of a file; empty if nothing does. */
export type Block = Readonly<{ language: string; name: string; text: string }>;

/** The fenced blocks of a document, in order. */
export const blocksOf = (document: string): Block[] =>
  [...readFileSync(new URL(document, root), "utf8").matchAll(/^```(\S*) ?(\S*)\n(.*?)^```$/gms)].map(
    ([, language = "", name = "", text = ""]) => ({ language, name, text }),
  );
