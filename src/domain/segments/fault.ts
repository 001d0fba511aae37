import { Problem } from "../../errors.ts";

/** A field that is wrong and, for the person who sent it, why. */
export type Fault = Readonly<{ field: string; why: string }>;
export type Report = (fault: Fault) => void;

/** Each field and each explanation once, however many segments share the fault. */
export function badSubmission(faults: readonly Fault[]): Problem {
  const fields = new Set(faults.map(({ field }) => field));
  const reasons = new Set(faults.map(({ why }) => why));
  return new Problem("bad_submission", `No valid ${[...fields].join(", ")}. ${[...reasons].join(" ")}`);
}
