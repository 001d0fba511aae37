const nothing = (): void => undefined;

/** Knex prints to standard output by default; every error reaches the caller anyway, who knows where to log it. */
export const quietLog = { debug: nothing, warn: nothing, error: nothing, deprecate: nothing };
