/** User and password of an address, as far as the text of an error repeats them. */
const credentials = /([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/?#@"'<>]{0,1000}@/gi;

/** A text without the passwords of addresses in it. */
export const withoutPasswords = (text: string): string => text.replace(credentials, "$1…@");
