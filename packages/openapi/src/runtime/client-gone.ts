/**
 * The client disconnected before the response. Not a failure, and no response is possible; logged as 499, like nginx
 * does.
 */
export class ClientGone extends Error {
  override readonly name: string = "ClientGone";

  constructor(message = "The client has closed its connection.") {
    super(message);
  }
}

/** The connection was closed by this side: a request was in progress for longer than a stopping server waits. */
export class ServerStopped extends ClientGone {
  override readonly name = "ServerStopped";

  constructor() {
    super("The server has stopped before the request was answered.");
  }
}

export const clientGone = { status: 499, code: "client_gone" } as const;
