import { Problem } from "../../errors.ts";

/** Length of the windows in which new users are counted. */
export const newUserWindowSeconds = 300;

/** The settings moderators change during an attack, by their names in the API. */
export const intakeKeys = ["old-submitter-block-date", "max-users-per-minute"] as const;
export type IntakeKey = (typeof intakeKeys)[number];

/**
 * Restrictions on who may submit. 0 disables a rule.
 * Units   `establishedBefore`: ms since 1970; `maxNewUsers`: users per window of `newUserWindowSeconds`
 */
export type IntakeRules = Readonly<{ establishedBefore: number; maxNewUsers: number }>;

/**
 * The rules and the facts they are checked against. Shape `firstGoodAt`: time of the caller's oldest shown
 * segment, undefined if none; `newUsers`: users who submitted
 *         their first segment in this window, including the caller; 0 if the caller is not new
 */
export type Intake = IntakeRules & Readonly<{ firstGoodAt: number | undefined; newUsers: number }>;

/** No restrictions. */
export const openIntake: Intake = { establishedBefore: 0, maxNewUsers: 0, firstGoodAt: undefined, newUsers: 0 };

const maxDigits = 15;

/** Parses a setting: an integer, where empty means 0. @returns undefined if the text is not an integer */
export function readSwitch(value: string | number | null): number | undefined {
  const text = String(value ?? "").trim();
  if (text === "") return 0;
  return /^\d+$/.test(text) && text.length <= maxDigits ? Number(text) : undefined;
}

/**
 * Errors  `newcomers_paused` (403), with a separate text per rule
 * Source  segment service, POST skipSegments, check 17
 */
export function refuseNewcomers({ establishedBefore, maxNewUsers, firstGoodAt, newUsers }: Intake): void {
  if (establishedBefore > 0 && (firstGoodAt === undefined || firstGoodAt >= establishedBefore)) {
    throw new Problem("newcomers_paused");
  }
  if (maxNewUsers > 0 && newUsers > maxNewUsers) {
    throw new Problem(
      "newcomers_paused",
      "Submissions rejected: too many new users are submitting at the moment. Please try again in a few minutes.",
    );
  }
}
