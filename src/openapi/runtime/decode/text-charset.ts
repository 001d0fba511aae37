import { Problem } from "../problem.ts";

/** Bytes as text in a charset; undefined if they are none. Errors: `unsupported_media_type` for a charset that is not known */
export function decodedText(bytes: Uint8Array, charset: string): string | undefined {
  const decoder = decoderOf(charset);
  if (decoder === undefined)
    throw new Problem(
      "unsupported_media_type",
      "The charset of the Content-Type is not known. Send the text in utf-8.",
    );
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

const decoderOf = (charset: string) => {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true });
  } catch {
    return undefined;
  }
};
