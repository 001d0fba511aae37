/** As many as an order may have. */
const maxUuids = 100;

/**
 * The ids of segments in a text, each once: 64 or 65 hexadecimal digits, or groups of them, whatever stands between.
 */
export function uuidsIn(text: string): readonly string[] {
  const found = text.match(/[0-9a-f]{64,65}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? [];
  return [...new Set(found)].slice(0, maxUuids);
}
