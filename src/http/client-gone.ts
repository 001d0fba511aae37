/** Nobody waits for the answer any more. It is no failure of anybody, and answered to nobody; the log has it as 499, as that of nginx has. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";

  constructor() {
    super("The client has closed its connection.");
  }
}

export const clientGone = { status: 499, code: "client_gone" } as const;
