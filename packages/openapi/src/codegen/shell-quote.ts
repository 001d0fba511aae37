/** Quotes a text as one word of a POSIX shell. */
export const shellQuote = (text: string): string =>
  /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
