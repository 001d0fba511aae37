import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Exchange } from "../hapi/exchange.ts";
import type { Representation } from "../runtime/representation.ts";
import { clientGone } from "./client-gone.ts";
import type { ConnectionFault } from "./connection-fault.ts";

/** A request to be answered with a representation. `received`: ms since 1970. */
export type Arrival = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  operationId: string;
  received: number;
}>;

export type Delivery = Readonly<{
  send: (arrival: Arrival, representation: Representation) => void;
  /** Records a request whose client has disconnected. */
  gone: (arrival: Arrival) => void;
}>;

export type DeliveryOptions = Readonly<{
  /** Sent with every response. */
  headers: Readonly<Record<string, string>>;
  onExchange: (exchange: Exchange) => void;
  /** The fault the client was told about on the raw connection. */
  faultOf: (socket: Socket) => ConnectionFault | undefined;
}>;

/** Sends finished representations without hapi, and reports each request once, when it is over. */
export function createDelivery({ headers, onExchange, faultOf }: DeliveryOptions): Delivery {
  const common = Object.entries(headers).flat();
  /** Names and values alternating, as Node writes them; the request id comes last. */
  const flat = new WeakMap<Representation, readonly string[]>();

  const headersOf = (representation: Representation): readonly string[] => {
    const known = flat.get(representation);
    if (known !== undefined) return known;
    const made = [...representation.headers.flat(), ...common, "x-request-id"];
    flat.set(representation, made);
    return made;
  };
  const tell = ({ request, response, id, operationId, received }: Arrival): void => {
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
      const { response, id } = arrival;
      if (response.closed) return void tell(arrival);
      response.once("close", () => tell(arrival));
      response.writeHead(representation.status, [...headersOf(representation), id]);
      response.end(representation.body, representation.charset);
    },
    gone: tell,
  };
}
