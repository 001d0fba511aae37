type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/**
 * The subset of a structured logger that the migrator needs, such as a pino logger. Optional levels get details: facts
 * of each leader at `debug`, failures at `error`.
 */
export type MigratorLog = Readonly<{ info: Write; warn: Write }> & Partial<Readonly<{ debug: Write; error: Write }>>;

export const silent: MigratorLog = { info: () => undefined, warn: () => undefined };
