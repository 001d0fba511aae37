/** The message of an error. Connecting to a name with several addresses fails without a message, but with a code. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
};
