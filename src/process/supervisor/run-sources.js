// @ts-check

/** The option of Node by which the manifests of `packages` name sources; a published package has none. */
export const sourceOption = "--conditions=@segmark/source";

/**
 * Starts this process again with that option, in the same process with the same id, unless it has it: Node takes it at
 * a start only. For commands of a checkout, so that they need no option of who calls them.
 */
export function runSources() {
  const { env, execArgv, execPath, argv } = process;
  if (execArgv.includes(sourceOption) || env["NODE_OPTIONS"]?.includes(sourceOption)) return;
  process.execve?.(execPath, [execPath, sourceOption, ...execArgv, ...argv.slice(1)]);
}
