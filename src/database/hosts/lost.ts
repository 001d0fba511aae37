/** The host of this connection was left: it fell silent, or another one is written to now. What was under way there is not known. */
export class HostLeft extends Error {
  override readonly name = "HostLeft";
  readonly code = "HOST_LEFT";
}

/** None of the hosts takes writes. The message names each with its reason. */
export class NoHost extends Error {
  override readonly name = "NoHost";
  readonly code = "NO_WRITABLE_HOST";
}
