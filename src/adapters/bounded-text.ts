/**
 * The text of a response.
 * @param hold called with the bytes of it so far, as they arrive; what it throws ends the transfer
 * Errors  if it has more than `maxBytes`
 */
export async function boundedText(
  response: Response,
  maxBytes: number,
  hold: (bytes: number) => void = () => {},
): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
    hold(length);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
