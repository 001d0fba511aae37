const nothing = (): void => undefined;

/** Knex would print on its own to the standard output; every error reaches the caller anyway, who knows where to log. */
export const quietLog = { debug: nothing, warn: nothing, error: nothing, deprecate: nothing };
