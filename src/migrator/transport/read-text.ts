/** The text of an answer. @throws Error for one that is longer than `maxBytes` */
export async function readText(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, length] = ["", 0];
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`its answer is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
