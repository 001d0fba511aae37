import { startTimer } from "../timer.ts";
import { type Answer, stillProcessing } from "./answers.ts";
import { Arrival } from "./arrival.ts";
import { tooSlow } from "./body-refusal.ts";

export type Limits = Readonly<{ timeout: number; maxBytes: number }>;

/** Work on a delivery, whose body it gets from the arrival. It never rejects. */
export type Work = (arrival: Arrival) => Promise<Answer>;

/**
 * The answer of the work, or 202 when its handlers are not done in time: the work goes on then, and its own answer is dropped.
 * A body that is not there in time is given up instead, and the work answers for that.
 */
export function inTime({ timeout, maxBytes }: Limits, work: Work): Promise<Answer> {
  return new Promise((resolve) => {
    const arrival = new Arrival(maxBytes);
    const stop = startTimer(timeout, () => {
      if (arrival.complete) resolve(stillProcessing());
      else arrival.end(tooSlow(timeout));
    });
    void work(arrival).then((answer) => {
      stop();
      resolve(answer);
    });
  });
}
