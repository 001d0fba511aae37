import { Failure } from "./failure.ts";

const wholeNumber = (option: string, text: string, min: number, max: number): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new Failure(`${option} ${text}: expected a whole number from ${min} to ${max}.`, { exitCode: 2 });
  return value;
};

/** @throws Failure naming the option when the text is not a port; 0 means a free one */
export const portNumber = (option: string, text: string): number => wholeNumber(option, text, 0, 65_535);

/** @throws Failure naming the option when the text is not a whole number of 1 or more */
export const countNumber = (option: string, text: string, max: number): number => wholeNumber(option, text, 1, max);

/** Collects the values of an option that may be repeated. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
