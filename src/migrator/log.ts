type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** The part of a structured logger that the migrator needs; a pino logger is one. */
export type MigratorLog = Readonly<{ info: Write; warn: Write }>;

export const silent: MigratorLog = { info: () => undefined, warn: () => undefined };
