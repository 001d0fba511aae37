const nothing = (): void => undefined;

/** Knex prints to standard output by default. Every error reaches the caller anyway, which logs it. */
export const quietLog = { debug: nothing, warn: nothing, error: nothing, deprecate: nothing };
