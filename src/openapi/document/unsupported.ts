/** A construct for which the generator cannot emit correct code. It stops instead of guessing. */
export class Unsupported extends Error {
  override readonly name = "Unsupported";
  readonly file: string;
  readonly pointer: string;
  readonly reason: string;
  constructor(file: string, pointer: string, reason: string) {
    super(`${file} ${pointer}\n  ${reason}`);
    this.file = file;
    this.pointer = pointer;
    this.reason = reason;
  }
}

/** Aborts the run at a location in a document. `pointer` is a JSON pointer with leading `#`. */
export type Refuse = (pointer: string, reason: string) => never;

export const refusalsOf =
  (file: string): Refuse =>
  (pointer, reason) => {
    throw new Unsupported(file, pointer, reason);
  };
