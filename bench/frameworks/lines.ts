import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Every program has one, and its contents are not the program. */
const manifest = "package.json";

/** The lines of a text without blank ones and comments. Comments that a tool reads, such as those of tsoa, count. */
export const linesOf = (text: string): number =>
  text
    .replaceAll(comments, (comment) => (/^\s*\* @\w/m.test(comment) ? comment : ""))
    .split("\n")
    .filter((line) => line.trim() !== "").length;

/**
 * Lines written by hand for the program of a framework, by file, without the specification and the store, which all
 * share.
 */
export const writtenLines = (name: string): readonly (readonly [file: string, lines: number])[] =>
  readdirSync(join(import.meta.dirname, name))
    .filter((file) => file !== manifest)
    .map((file) => [file, linesOf(readFileSync(join(import.meta.dirname, name, file), "utf8"))] as const);
