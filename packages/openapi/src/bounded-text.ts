/**
 * The text of an answer.
 * @param hold called with the bytes of it so far, as they arrive; what it throws ends the transfer
 * Errors  if it has more than `maxBytes`
 */
export async function boundedText(
  chunks: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  hold: (bytes: number) => void = () => {},
): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for await (const chunk of chunks ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Error(`its answer is longer than ${maxBytes} bytes`);
    hold(length);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
