import { readFileSync, statSync } from "node:fs";
import { Failure } from "./failure.ts";

/** @throws Failure naming the path when there is no file, or it is a folder */
export function requireFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new Failure(`There is no file ${path}.`, { exitCode: 2 });
  if (found.isDirectory()) throw new Failure(`${path} is a folder, and a document is needed.`, { exitCode: 2 });
}

/** The text of a document. @throws Failure naming the path when there is no file, or it is a folder */
export function documentText(path: string): string {
  requireFile(path);
  return readFileSync(path, "utf8");
}
