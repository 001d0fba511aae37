/** Why a host name could not be resolved; undefined for another error. EAI_AGAIN: the DNS server does not answer. */
export function unknownName(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const host = "hostname" in error && typeof error.hostname === "string" ? ` ${error.hostname}` : "";
  if (error.code === "ENOTFOUND") return `no address is known for the name${host} (ENOTFOUND)`;
  return error.code === "EAI_AGAIN" ? `the name${host} cannot be looked up now (EAI_AGAIN)` : undefined;
}
