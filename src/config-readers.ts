/** The environment is wrong. The message names every fault and what would be right. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** How a variable is read and checked; the fallback counts when it is absent. A variable that is empty counts as absent. */
export type Readers = Readonly<{
  text: (name: string) => string | undefined;
  checked: (name: string, right: string, holds: (value: string) => boolean) => string | undefined;
  whole: (name: string, fallback: number, min: number, max: number) => number;
  oneOf: <const T extends string>(name: string, choices: readonly T[], fallback: T) => T;
}>;

/** Faults are collected, so that all of them are told at once. */
export function createReaders(env: Readonly<Record<string, string | undefined>>, faults: string[]): Readers {
  const text = (name: string): string | undefined => env[name] || undefined;
  const checked: Readers["checked"] = (name, right, holds) => {
    const value = text(name);
    if (value === undefined || holds(value)) return value;
    faults.push(`${name}: want ${right}`);
    return undefined;
  };
  const whole: Readers["whole"] = (name, fallback, min, max) => {
    const holds = (value: string) => /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max;
    return Number(checked(name, `a whole number from ${min} to ${max}`, holds) ?? fallback);
  };
  const oneOf: Readers["oneOf"] = (name, choices, fallback) => {
    const value = checked(name, `one of ${choices.join(", ")}`, (given) => choices.some((choice) => choice === given));
    return choices.find((choice) => choice === value) ?? fallback;
  };
  return { text, checked, whole, oneOf };
}

/** @throws ConfigError when there are any. Values are not repeated in it, since some are secrets. */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new ConfigError(`The environment is wrong:\n  ${faults.join("\n  ")}`);
}

export const databaseUrlForms = "sqlite:./path/to/file.db, sqlite::memory: or mysql://user:password@host:3306/database";
export const isDatabaseUrl = (value: string): boolean => /^sqlite:.+|^(mysql|mariadb):\/\/.+\/.+/.test(value);

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
