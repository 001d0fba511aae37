/**
 * The flag under which a pattern is a regular expression: `u`, as JSON Schema recommends, unless it is one only
 * without.
 */
export function flagOf(pattern: string): "u" | "" {
  try {
    new RegExp(pattern, "u");
    return "u";
  } catch {
    return "";
  }
}

/**
 * The regular expression of a pattern.
 * @throws SyntaxError, with the reason that applies under the flag `u`
 */
export function expressionOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, flagOf(pattern));
  } catch {
    return new RegExp(pattern, "u");
  }
}
