import type { IncomingMessage, ServerResponse } from "node:http";
import { ClientGone, ServerStopped } from "../runtime/client-gone.ts";
import { lazySignal } from "../runtime/lazy-signal.ts";

/** Whether it was the client that ended the connection. */
const hasLeft = ({ socket }: IncomingMessage): boolean => socket.readableEnded || socket.errored !== null;

/** The signal of a request: aborted when its connection is closed before the response is complete. */
export const connectionSignal = (
  request: IncomingMessage,
  response: ServerResponse,
  isStopping: () => boolean,
): (() => AbortSignal) =>
  lazySignal((abort) => {
    const onClose = (): void => {
      if (response.writableEnded) return;
      abort(isStopping() && !hasLeft(request) ? new ServerStopped() : new ClientGone());
    };
    if (response.closed) onClose();
    else response.once("close", onClose);
  });
