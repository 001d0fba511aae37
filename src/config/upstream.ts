import type { Readers } from "./readers.ts";

/** Another instance whose segments complete those of this one. Undefined: none. */
export type UpstreamConfig = Readonly<{
  url: string;
  /** For a whole answer, after which readers get what is here. */
  timeoutMs: number;
  /** How long an answer is good. */
  keepSeconds: number;
}>;

/** Whether the text is the address of a service: http or https, without credentials, query or fragment. */
export function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === "" && !/[?#]/.test(text);
}

export function readUpstream({ checked, whole }: Pick<Readers, "checked" | "whole">): UpstreamConfig | undefined {
  const url = checked("UPSTREAM_URL", "an http or https address without user, query and fragment", isServiceUrl);
  const rest = {
    timeoutMs: whole("UPSTREAM_TIMEOUT_MS", 1000, 50, 30_000),
    keepSeconds: whole("UPSTREAM_SECONDS", 300, 1, 86_400),
  };
  return url === undefined ? undefined : { url, ...rest };
}
