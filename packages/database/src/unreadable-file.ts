import { dirname, isAbsolute, resolve } from "node:path";
import { asError } from "./error-message.ts";

/**
 * Why a file cannot be read, as half a sentence. The folder is named where it is not part of the path: a service may be
 * started in another one than was thought.
 */
export function whyUnreadable(path: string, cause: unknown): string {
  const { code = "", message }: NodeJS.ErrnoException = asError(cause);
  if (["ENOENT", "ENOTDIR"].includes(code))
    return `there is no file ${path}${isAbsolute(path) ? "" : ` (looked in ${dirname(resolve(path))})`}`;
  if (code === "EISDIR") return `${path} is a folder, and a file is needed`;
  if (["EACCES", "EPERM"].includes(code)) return `this user may not read ${path}`;
  return message;
}
