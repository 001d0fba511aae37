/** User and password of a URL, as far as an error message repeats them. */
const credentials = /([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/?#@"'<>]{0,1000}@/gi;

/** A text with the credentials in its URLs removed. */
export const withoutPasswords = (text: string): string => text.replace(credentials, "$1…@");
