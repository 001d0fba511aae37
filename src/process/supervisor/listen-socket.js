// @ts-check

/** The first descriptor of sockets that a service manager hands over; 0 to 2 are standard streams. */
const FIRST = 3;

/**
 * The listening socket that the service manager of this process handed over (`LISTEN_FDS` of systemd). Undefined if
 * there is none, or if it was meant for another process that has passed on its environment.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {number} pid of the process that the service manager has started
 * @returns {number | undefined} its descriptor in that process
 */
export const handedSocket = (env, pid) =>
  env["LISTEN_PID"] === String(pid) && Number(env["LISTEN_FDS"]) >= 1 ? FIRST : undefined;

/**
 * The descriptor under which a worker has the socket of its supervisor, behind the standard streams and the channel
 * between them.
 */
export const workerSocket = 4;

/**
 * Standard streams of a worker, the channel to its supervisor, and the socket. A worker accepts from the socket itself:
 * one opened by the cluster module would be closed with the last worker, and its successor could not listen again.
 * @param {number} socket
 * @returns {Array<"inherit" | "ipc" | number>}
 */
export const streamsWith = (socket) => ["inherit", "inherit", "inherit", "ipc", socket];
