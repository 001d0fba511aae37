import { Problem } from "../../errors.ts";

/** An invalid field and a human-readable explanation. */
export type Fault = Readonly<{ field: string; why: string }>;
export type Report = (fault: Fault) => void;

/** Lists each field and explanation once, even if several segments share the fault. */
export function badSubmission(faults: readonly Fault[]): Problem {
  const fields = new Set(faults.map(({ field }) => field));
  const reasons = new Set(faults.map(({ why }) => why));
  return new Problem("bad_submission", `No valid ${[...fields].join(", ")}. ${[...reasons].join(" ")}`);
}
