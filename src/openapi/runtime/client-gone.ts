/** The client disconnected before the response. Not a failure, and there is nobody to respond to; logged as 499, as nginx does. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";

  constructor() {
    super("The client has closed its connection.");
  }
}

export const clientGone = { status: 499, code: "client_gone" } as const;
