import { startTimer } from "../../async/timer.ts";
import { Arrival } from "../body/arrival.ts";
import { tooSlow } from "../body/body-refusal.ts";
import type { Answer } from "./webhook-responses.ts";

export type Limits = Readonly<{ timeout: number; maxBytes: number }>;

/** Processes a delivery, whose body it gets from the arrival. Never rejects. */
export type Work = (arrival: Arrival) => Promise<Answer>;

/**
 * The response of the work, or that of `onTimeout` if the body has arrived and the work exceeds the timeout; the work
 * then continues, and its response is dropped. If the body has not arrived in time, reading is aborted instead, and the
 * work returns the response.
 */
export function withTimeout({ timeout, maxBytes }: Limits, work: Work, onTimeout: () => Answer): Promise<Answer> {
  return new Promise((resolve) => {
    const arrival = new Arrival(maxBytes);
    const stop = startTimer(timeout, () => {
      if (arrival.complete) resolve(onTimeout());
      else arrival.end(tooSlow(timeout));
    });
    void work(arrival).then((answer) => {
      stop();
      resolve(answer);
    });
  });
}
