import type { Readers } from "./readers.ts";
import { isServiceUrl } from "./upstream.ts";

/** Where a mirror passes on submissions, votes and views. `forwardsAddress`: with the address of who sent them */
export type SubmitConfig = Readonly<{ url: string; forwardsAddress: boolean }>;
/** The instance whose copy this one is. `submit` undefined: it takes no changes */
export type MirrorConfig = Readonly<{ followUrl: string | undefined; submit: SubmitConfig | undefined }>;

/** Whether the text is the address of a service, and short enough for the key of a table. */
export const isOrigin = (text: string): boolean => text.length <= 255 && isServiceUrl(text);

export function readMirror({ text, checked, oneOf }: Pick<Readers, "text" | "checked" | "oneOf">): MirrorConfig {
  const followUrl = checked("FOLLOW_URL", "an http or https address without credentials", isOrigin);
  const isMirror = text("FOLLOW_URL") !== undefined;
  const needs = isMirror ? "an http or https address without user, query and fragment" : "none without FOLLOW_URL";
  const url = checked("SUBMIT_URL", needs, (value) => isMirror && isServiceUrl(value));
  const forwardsAddress = oneOf("SUBMIT_FORWARD_ADDRESS", ["true", "false"], "false") === "true";
  return { followUrl, submit: url === undefined ? undefined : { url, forwardsAddress } };
}
