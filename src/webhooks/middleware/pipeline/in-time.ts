import { startTimer } from "../../async/timer.ts";
import { Arrival } from "../body/arrival.ts";
import { tooSlow } from "../body/body-refusal.ts";
import { type Answer, stillProcessing } from "./answers.ts";

export type Limits = Readonly<{ timeout: number; maxBytes: number }>;

/** Processes a delivery, whose body it gets from the arrival. Never rejects. */
export type Work = (arrival: Arrival) => Promise<Answer>;

/**
 * The response of the work, or 202 if its handlers exceed the timeout: the work then continues, and its own response is dropped. If the body has not
 * arrived in time, reading is aborted instead, and the work returns the response.
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
