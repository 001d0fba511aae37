/** A step of a JSON pointer as a key. Source: RFC 6901, section 4. */
export const unescapeStep = (step: string): string =>
  step.includes("~") ? step.replaceAll("~1", "/").replaceAll("~0", "~") : step;

/** The step of a JSON pointer that stands for a key. */
export const escapeStep = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
