/**
 * The error, holding on to nothing of where it was made. Until its stack is read, an engine may keep the frames themselves, and with them what they
 * were called on: a request, and its socket, for as long as anybody keeps the error.
 */
export function detached<E extends Error>(error: E): E {
  // Reading is what makes a text of the frames.
  void error.stack;
  return error;
}
