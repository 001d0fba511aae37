import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientGone } from "./client-gone.ts";
import type { ConnectionFault } from "./connection-fault.ts";
import type { Exchange } from "./exchange.ts";
import type { Representation } from "./representation.ts";

/** A request that a representation answers. `received`: ms since 1970. */
export type Arrival = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  operationId: string;
  received: number;
}>;

export type Delivery = Readonly<{
  send: (arrival: Arrival, representation: Representation) => void;
  /** For a request that nobody can be answered. */
  gone: (arrival: Arrival) => void;
}>;

export type DeliveryOptions = Readonly<{
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  onExchange: (exchange: Exchange) => void;
  /** What the client was told on the connection itself. */
  faultOf: (socket: Socket) => ConnectionFault | undefined;
}>;

/** Sends finished representations past hapi, and tells of each request once, when it is over. */
export function createDelivery({ headers, onExchange, faultOf }: DeliveryOptions): Delivery {
  const common = Object.entries(headers).flat();
  /** Names and values in turn, as node writes them; the id of the request comes last. */
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
