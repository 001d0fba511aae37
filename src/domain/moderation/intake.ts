import { Problem } from "../../errors.ts";

/** New users are counted in windows of this length. */
export const newUserWindowSeconds = 300;

/** The switches that moderators turn during an attack, by the names clients know them under. */
export const intakeKeys = ["old-submitter-block-date", "max-users-per-minute"] as const;
export type IntakeKey = (typeof intakeKeys)[number];

/**
 * Who may submit at all. 0 switches a rule off.
 * Units   `establishedBefore`: ms since 1970; `mostNewUsers`: users in each window of `newUserWindowSeconds`
 */
export type IntakeRules = Readonly<{ establishedBefore: number; mostNewUsers: number }>;

/**
 * What the rules meet.
 * Shape   `firstGoodAt`: time of the caller's oldest segment that everybody sees, undefined without one; `newUsers`: users who
 *         submitted their first segment in this window, the caller included; 0 when the caller is not new
 */
export type Intake = IntakeRules & Readonly<{ firstGoodAt: number | undefined; newUsers: number }>;

/** Nothing is restricted. */
export const openIntake: Intake = { establishedBefore: 0, mostNewUsers: 0, firstGoodAt: undefined, newUsers: 0 };

const longest = 15;

/** A switch is a whole number; nothing at all is the same as 0. @returns undefined when the text is no such number */
export function readSwitch(value: string | number | null): number | undefined {
  const text = String(value ?? "").trim();
  if (text === "") return 0;
  return /^\d+$/.test(text) && text.length <= longest ? Number(text) : undefined;
}

/**
 * Errors  `newcomers_paused` (403), one text for each rule
 * Source  segment service, POST skipSegments, check 17
 */
export function refuseNewcomers({ establishedBefore, mostNewUsers, firstGoodAt, newUsers }: Intake): void {
  if (establishedBefore > 0 && (firstGoodAt === undefined || firstGoodAt >= establishedBefore)) {
    throw new Problem("newcomers_paused");
  }
  if (mostNewUsers > 0 && newUsers > mostNewUsers) {
    throw new Problem(
      "newcomers_paused",
      "Submissions rejected: too many new users are submitting at the moment. Please try again in a few minutes.",
    );
  }
}
