import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientGone } from "../runtime/client-gone.ts";
import type { Exchange } from "../runtime/exchange.ts";
import { type HeaderList, valuesIn } from "../runtime/header-list.ts";
import { closeStream } from "../runtime/reply-stream.ts";
import type { Representation } from "../runtime/variants.ts";
import type { ConnectionFault } from "./connection-fault.ts";
import { send } from "./send.ts";
import { endWaiting } from "./write-batch.ts";

/**
 * A request to be answered with a representation.
 * - `headers`   of every answer of its operation
 * - `received`  ms since 1970
 */
export type Arrival = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  operationId: string;
  headers: HeaderList;
  received: number;
}>;

export type Delivery = Readonly<{
  send: (arrival: Arrival, representation: Representation) => void;
  /** Ends all event streams, which would otherwise never end by themselves. Their clients reconnect. */
  endEventStreams: () => void;
  /** Ends what has been sent and waits for other responses: hapi closes the connections of those it does not know of, once nothing is pending. */
  flush: () => void;
  /** Records a request whose client has disconnected. */
  recordDisconnect: (arrival: Arrival) => void;
}>;

export type DeliveryOptions = Readonly<{
  onExchange: (exchange: Exchange) => void;
  /** The fault the client was told about on the raw connection. */
  faultOf: (socket: Socket) => ConnectionFault | undefined;
}>;

const isEventStream = ({ stream, headers }: Representation): boolean =>
  stream !== undefined && valuesIn(headers, "content-type").some((type) => /^text\/event-stream\b/i.test(type));

/** Sends finished representations without hapi, and reports each request once, when it is over. */
export function createDelivery({ onExchange, faultOf }: DeliveryOptions): Delivery {
  const eventStreams = new Set<ServerResponse>();
  const report = ({ request, response, id, operationId, received }: Arrival): void => {
    const own = response.writableEnded ? { status: response.statusCode, code: undefined } : clientGone;
    const { status, code } = faultOf(request.socket) ?? own;
    onExchange({
      id,
      operationId,
      method: request.method?.toLowerCase() ?? "",
      status,
      code,
      ms: Date.now() - received,
    });
  };
  return {
    send: (arrival, representation) => {
      const { response, id, headers } = arrival;
      if (response.closed) {
        if (representation.stream !== undefined) closeStream(representation.stream);
        return report(arrival);
      }
      response.on("close", () => report(arrival));
      if (isEventStream(representation)) {
        eventStreams.add(response);
        response.once("close", () => eventStreams.delete(response));
      }
      send(response, representation, [...representation.headers, ...headers, "x-request-id", id]);
    },
    endEventStreams: () => {
      for (const response of eventStreams) response.end();
    },
    flush: endWaiting,
    recordDisconnect: report,
  };
}
