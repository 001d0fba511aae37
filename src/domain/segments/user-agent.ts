/** Client tokens that are kept by themselves, without the system they run on. */
const revanced = /\b(?:ReVanced|RVX)[^\s;,()]*/i;
const android = /\bcom\.(?:google|vanced)\.android\.youtube\/([^\s;,()]+)/;
const kept = /mpv_sponsorblock|^(?:python-requests|GuzzleHttp\/|PostmanRuntime\/)/;

/** The client named by a User-Agent header. A browser's own header says nothing about the client and is not kept: empty. */
export function deriveUserAgent(header: string): string {
  const token = revanced.exec(header)?.[0];
  if (token !== undefined) return token;
  const version = android.exec(header)?.[1];
  if (version !== undefined) return `Vanced/${version}`;
  return kept.test(header) ? header : "";
}
