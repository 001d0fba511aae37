import type { Command, Option } from "commander";

/**
 * A word that can be completed, with a line about it. `takesValue`: an option that takes the next word as its value.
 */
export type Word = Readonly<{ text: string; about: string; takesValue: boolean }>;

/**
 * What can follow a command.
 * - `options`  all spellings
 * - `choices`  values of its argument, if it has a list of them
 */
export type Words = Readonly<{ name: string; about: string; options: readonly Word[]; choices: readonly string[] }>;

/** The first sentence, which is short enough to show beside a word. */
const brief = (text: string): string => text.split(/[.:;](?:\s|$)/)[0] ?? "";

const spellings = ({ short, long, description, required, optional }: Option): Word[] =>
  [long, short].flatMap((text) =>
    text === undefined || text === null ? [] : [{ text, about: brief(description), takesValue: required || optional }],
  );

/** What can follow a command, as its help lists it. */
export const wordsOf = (command: Command): Words => ({
  name: command.name(),
  about: brief(command.description()),
  options: command.createHelp().visibleOptions(command).flatMap(spellings),
  choices: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
});
