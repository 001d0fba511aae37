import { expect, it } from "vitest";
import { handedSocket, streamsWith, workerSocket } from "../../../src/process/supervisor/listen-socket.js";

it.each([
  // the environment                              the process  its socket
  [{ LISTEN_PID: "7", LISTEN_FDS: "1" }, 7, 3],
  [{ LISTEN_PID: "7", LISTEN_FDS: "2" }, 7, 3], // the first of them
  [{ LISTEN_PID: "7", LISTEN_FDS: "0" }, 7, undefined],
  [{ LISTEN_PID: "7", LISTEN_FDS: "all" }, 7, undefined],
  [{ LISTEN_PID: "7" }, 7, undefined],
  [{ LISTEN_PID: "7", LISTEN_FDS: "1" }, 8, undefined], // it was for the parent
  [{}, 7, undefined],
] as const)("with %j process %i has the socket %s", (env, pid, socket) => {
  expect(handedSocket(env, pid)).toBe(socket);
});

it("a worker has the socket where it expects it", () => {
  expect(streamsWith(3)[workerSocket]).toBe(3);
});
