/**
 * The host of this connection was abandoned: it stopped answering, or another is the primary now. The outcome of
 * pending work is unknown.
 */
export class HostAbandoned extends Error {
  override readonly name = "HostLeft";
  readonly code = "HOST_LEFT";
}

/** None of the hosts is writable. The message names each with its reason. */
export class NoWritableHost extends Error {
  override readonly name = "NoHost";
  readonly code = "NO_WRITABLE_HOST";
}
