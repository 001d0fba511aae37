import { startTimer } from "../timer.ts";
import { type Answer, stillProcessing } from "./answers.ts";
import { tooSlow } from "./body-refusal.ts";

/** Work on a delivery. It stops waiting for the body when `signal` aborts, and says when it has it. It never rejects. */
export type Work = (signal: AbortSignal, hasBody: () => void) => Promise<Answer>;

/**
 * The answer of the work, or 202 when its handlers are not done in time: the work goes on then, and its own answer is dropped.
 * A body that is not there in time is given up instead, and the work answers for that.
 */
export function inTime(milliseconds: number, work: Work): Promise<Answer> {
  return new Promise((resolve) => {
    const slow = new AbortController();
    let arrived = false;
    const stop = startTimer(milliseconds, () => {
      if (arrived) resolve(stillProcessing());
      else slow.abort(tooSlow(milliseconds));
    });
    const hasBody = (): void => {
      arrived = true;
    };
    void work(slow.signal, hasBody).then((answer) => {
      stop();
      resolve(answer);
    });
  });
}
