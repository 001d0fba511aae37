type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/**
 * The part of a structured logger that the migrator needs; a pino logger is one. With more levels it gets more: facts of each leader at
 * `debug`, failures at `error`.
 */
export type MigratorLog = Readonly<{ info: Write; warn: Write }> & Partial<Readonly<{ debug: Write; error: Write }>>;

export const silent: MigratorLog = { info: () => undefined, warn: () => undefined };
