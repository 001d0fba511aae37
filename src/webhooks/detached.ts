/**
 * Detaches an error from the place where it was thrown. Until its stack is read, an engine may retain the frames themselves, and with them their
 * receivers: a request and its socket would live as long as the error does.
 */
export function detached<E extends Error>(error: E): E {
  // Reading the stack formats it as a string, which releases the frames.
  void error.stack;
  return error;
}
