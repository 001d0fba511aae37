import { Failure } from "./failure.ts";
import { manifest } from "./manifest.ts";

/** What a command that threw prints, and its exit code. */
export type ErrorText = Readonly<{ text: string; exitCode: 1 | 2 | 3 }>;

/** Errors whose message is for users; recognised by name, so that their modules need not be loaded. */
const userErrors: Readonly<Record<string, 1 | 2>> = {
  Unsupported: 1,
  Unreadable: 1,
  UsageError: 2,
  ConfigError: 2,
  StartError: 1,
};

/** Errors of a file or folder, not of the program; the message names the path. */
const fileFaults = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOSPC",
  "EDQUOT",
  "ENOTDIR",
  "EISDIR",
  "EEXIST",
  "ENAMETOOLONG",
]);
const isFileFault = ({ code, path }: NodeJS.ErrnoException): boolean =>
  path !== undefined && code !== undefined && fileFaults.has(code);

/** Converts whatever a command threw. Unexpected errors show their stack only when the environment has DEBUG. */
export function describe(error: unknown, { DEBUG }: NodeJS.ProcessEnv = process.env): ErrorText {
  if (!(error instanceof Error)) return { text: String(error), exitCode: 1 };
  const missing = missingPackage(error);
  if (missing !== undefined) return { text: missing, exitCode: 1 };
  if (error instanceof Failure) return { text: error.message, exitCode: error.exitCode };
  const exitCode = userErrors[error.name];
  if (exitCode !== undefined) return { text: error.message, exitCode };
  if (isFileFault(error)) return { text: error.message, exitCode: 1 };
  return DEBUG
    ? { text: error.stack ?? error.message, exitCode: 1 }
    : { text: `${error.message}\nThis is a bug. Set DEBUG=1 to see where it happened.`, exitCode: 1 };
}

/** What to install for a command that needs a missing optional package. */
export function missingPackage(error: Error): string | undefined {
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") return undefined;
  const { peerDependencies } = manifest();
  const specifier = /Cannot find (?:package|module) '([^']+)'/.exec(error.message)?.[1] ?? "";
  const name = Object.keys(peerDependencies).find((one) => specifier === one || specifier.startsWith(`${one}/`));
  if (name === undefined) return undefined;
  // openapi-typescript demands the compiler, which is only found to be missing after it.
  const names = name === "openapi-typescript" ? [name, "typescript"] : [name];
  const wanted = names.map((one) => `${one}@${peerDependencies[one]}`).join(" ");
  return `This command needs ${names.join(" and ")}, which the package does not install by itself:\n  npm install --save-dev ${wanted}`;
}
