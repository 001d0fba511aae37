import type { Transferable, Worker } from "node:worker_threads";

/** A thread that answers its requests one after the other. */
export type OrderedThread<Request, Answer> = Readonly<{
  /** Errors: those of the thread, and that it has ended */
  ask: (request: Request, transferList?: readonly Transferable[]) => Promise<Answer>;
  /** Number of requests without an answer. */
  unanswered: () => number;
  end: () => Promise<void>;
}>;

/**
 * - `hasEnded`  the message of the error for requests that are not answered because the thread ended without one
 * - `onEnd`     called once, before these requests are rejected
 */
export type OrderedThreadOptions = Readonly<{ hasEnded: string; onEnd?: () => void }>;

/**
 * Asks a worker that posts one message for each that it receives, in the same order. However it ends, no request is
 * left without an answer.
 */
export function orderedThread<Request, Answer>(
  worker: Worker,
  { hasEnded, onEnd }: OrderedThreadOptions,
): OrderedThread<Request, Answer> {
  /** Oldest first. */
  const waiting: PromiseWithResolvers<Answer>[] = [];
  let failure: Error | undefined;
  const end = (error: Error): void => {
    if (failure !== undefined) return; // an error is followed by the exit
    failure = error;
    onEnd?.();
  };
  worker.on("message", (answer: Answer) => waiting.shift()?.resolve(answer));
  // An error may overtake answers that were posted before it; the exit comes after all of them.
  worker.on("error", end);
  worker.on("exit", () => {
    end(new Error(hasEnded));
    for (const answer of waiting.splice(0)) answer.reject(failure);
  });

  return {
    ask: (request, transferList = []) => {
      if (failure !== undefined) return Promise.reject(failure);
      const answer = Promise.withResolvers<Answer>();
      worker.postMessage(request, transferList);
      waiting.push(answer);
      return answer.promise;
    },
    unanswered: () => waiting.length,
    end: async () => void (await worker.terminate()),
  };
}
