/** The database cannot be opened. The message says why and what to do, and never contains a password. */
export class OpenError extends Error {
  override readonly name = "OpenError";
  /** True when a retry may succeed, as with a server that is still starting; false when an operator has to act. */
  readonly transient: boolean;

  constructor(message: string, options: Readonly<{ cause: unknown; transient: boolean }>) {
    super(message, { cause: options.cause });
    this.transient = options.transient;
  }
}
