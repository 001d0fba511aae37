/** The database cannot be opened. The message says why and what to do, and never holds a password. */
export class OpenError extends Error {
  override readonly name = "OpenError";
  /** True when it may work in a moment, as with a server that is still starting; false when somebody has to change something. */
  readonly passing: boolean;

  constructor(message: string, options: Readonly<{ cause: unknown; passing: boolean }>) {
    super(message, { cause: options.cause });
    this.passing = options.passing;
  }
}
