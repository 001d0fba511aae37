/**
 * A command that ends with a sentence for its caller instead of a stack. `exitCode`: 1 failed, 2 wrong usage, 3
 * incomplete input.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: 1 | 2 | 3;
  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & Readonly<{ exitCode?: 1 | 2 | 3 }> = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
