import { isIP } from "node:net";
import { DatabaseUrlError, hasSeveralHosts, parseDatabaseUrl } from "@segmark/database/url";

/**
 * What is wrong with one setting. `setting`: undefined if it is none of its own; `text`: begins with its name and a
 * colon.
 */
export type ConfigFault = Readonly<{ setting: string | undefined; text: string }>;

type ConfigErrorOptions = ErrorOptions & Readonly<{ faults?: readonly ConfigFault[] }>;

/** The environment is invalid. The message names every fault and what would be valid. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly faults: readonly ConfigFault[];

  constructor(message: string, { faults = [configFault(message)], ...options }: ConfigErrorOptions = {}) {
    super(message, options);
    this.faults = faults;
  }
}

/** @param text as readers write it: the name of the setting, a colon, and what is wrong */
const configFault = (text: string): ConfigFault => ({ setting: /^([A-Z][A-Z0-9_]*): /.exec(text)?.[1], text });

/** Additional requirements on a database URL. */
export type DatabaseUrlNeeds = "a server" | "one host";

/** How variables are read and validated; the fallback is the default. An empty variable counts as absent. */
export type Readers = Readonly<{
  text: (name: string) => string | undefined;
  checked: (name: string, expected: string, isValid: (value: string) => boolean) => string | undefined;
  whole: (name: string, fallback: number, min: number, max: number) => number;
  oneOf: <const T extends string>(name: string, choices: readonly T[], fallback: T) => T;
  /** A syntactically valid database URL; it is not connected to. */
  databaseUrl: (name: string, needs?: DatabaseUrlNeeds) => string | undefined;
}>;

/** Faults are collected in order to report all of them at once. */
export function createReaders(env: Readonly<Record<string, string | undefined>>, faults: string[]): Readers {
  const text = (name: string): string | undefined => env[name] || undefined;
  const checked: Readers["checked"] = (name, expected, isValid) => {
    const value = text(name);
    if (value === undefined || isValid(value)) return value;
    faults.push(`${name}: expected ${expected}`);
    return undefined;
  };
  const whole: Readers["whole"] = (name, fallback, min, max) => {
    const isValid = (value: string) => /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max;
    return Number(checked(name, `a whole number from ${min} to ${max}`, isValid) ?? fallback);
  };
  const oneOf: Readers["oneOf"] = (name, choices, fallback) => {
    const value = checked(name, `one of ${choices.join(", ")}`, (chosen) =>
      choices.some((choice) => choice === chosen),
    );
    return choices.find((choice) => choice === value) ?? fallback;
  };
  const databaseUrl: Readers["databaseUrl"] = (name, needs) => {
    const value = text(name);
    const fault = value === undefined ? undefined : databaseUrlFault(value, needs);
    return checked(name, `${databaseUrlForms}; ${fault}`, () => fault === undefined);
  };
  return { text, checked, whole, oneOf, databaseUrl };
}

/** @throws ConfigError if there are any. Values are not included, since some are secrets. */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new ConfigError(`The environment is wrong:\n  ${faults.join("\n  ")}`, { faults: faults.map(configFault) });
}

export const databaseUrlForms = "sqlite:./path/to/file.db, sqlite::memory: or mysql://user:password@host:3306/database";

function databaseUrlFault(value: string, needs: DatabaseUrlNeeds | undefined): string | undefined {
  try {
    const target = parseDatabaseUrl(value);
    if (needs === "a server" && target.engine === "sqlite") return "it names no server";
    if (needs === "one host" && hasSeveralHosts(target)) return "it names several hosts, and one is expected here";
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseUrlError) return error.reason;
    throw error;
  }
}

/** An address, or a name whose last label is not numeric, so that a mistyped address is not taken for a name. */
export const isHost = (value: string): boolean =>
  isIP(value) !== 0 ||
  (value.length <= 253 &&
    /^(?:[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)*(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(value));
export const hostForms = "an address such as 127.0.0.1 or ::1, or a host name";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];
