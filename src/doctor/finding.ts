/**
 * What a check found.
 * - `check`   what was looked at
 * - `text`    one line that says what is right or wrong; never with a secret
 * - `remedy`  one line that says what to do; undefined when there is nothing to do
 */
export type Finding = Readonly<{
  check: string;
  level: "ok" | "warning" | "problem";
  text: string;
  remedy: string | undefined;
}>;

/** Findings of one check. */
export type Check = Readonly<{
  ok: (text: string) => Finding;
  warning: (text: string, remedy: string) => Finding;
  problem: (text: string, remedy: string) => Finding;
}>;

/** @param check what is looked at */
export const checkOf = (check: string): Check => ({
  ok: (text) => ({ check, level: "ok", text, remedy: undefined }),
  warning: (text, remedy) => ({ check, level: "warning", text, remedy }),
  problem: (text, remedy) => ({ check, level: "problem", text, remedy }),
});
