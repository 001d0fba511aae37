import type { Command } from "commander";
import { bashScript } from "./bash.ts";
import { fishScript } from "./fish.ts";
import { type Words, wordsOf } from "./words.ts";
import { zshScript } from "./zsh.ts";

export type Shell = "bash" | "zsh" | "fish";

const scripts: Readonly<Record<Shell, (program: Words, commands: readonly Words[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/**
 * A script with which a shell completes a program: its commands and their options, made of what the program describes.
 */
export const completionScript = (shell: Shell, program: Command): string =>
  scripts[shell](wordsOf(program), program.commands.map(wordsOf));
