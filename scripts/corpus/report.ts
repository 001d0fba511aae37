import type { Generated } from "./generated.ts";

/** Prints a line for each document as it is added, and a summary in the end, which tells whether nothing is wrong. */
export type Report = Readonly<{
  add: (name: string, generated: Generated, folder: string) => void | Promise<void>;
  end: () => boolean;
}>;
