/**
 * Decides the order of the tests and the cases of properties. It is the same for everybody, so that a failure is there
 * again in the next run; TEST_SEED tries others.
 */
export const seed = Number(process.env.TEST_SEED ?? 1);
