/** Client tokens that are stored without the platform they run on. */
const revanced = /\b(?:ReVanced|RVX)[^\s;,()]*/i;
const android = /\bcom\.(?:google|vanced)\.android\.youtube\/([^\s;,()]+)/;
const kept = /mpv_sponsorblock|^(?:python-requests|GuzzleHttp\/|PostmanRuntime\/)/;

/**
 * Derives the client from a User-Agent header. Empty for a browser's own header, which does not identify the client.
 */
export function deriveUserAgent(header: string): string {
  const token = revanced.exec(header)?.[0];
  if (token !== undefined) return token;
  const version = android.exec(header)?.[1];
  if (version !== undefined) return `Vanced/${version}`;
  return kept.test(header) ? header : "";
}
