import { statSync } from "node:fs";
import { isIP } from "node:net";
import type { Config } from "../config/config.ts";
import { checkOf, type Finding } from "./finding.ts";

const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || host.startsWith("127.");

/** Blocks of addresses so large that they can only be meant as "everybody". */
const isEverybody = (block: string): boolean => {
  const [address = "", bits] = block.split("/");
  return bits !== undefined && Number(bits) < (isIP(address) === 6 ? 16 : 8);
};

/** Whose word about the address of a client is taken. */
export function proxyFinding({ host, trustedProxies }: Pick<Config, "host" | "trustedProxies">): Finding {
  const { ok, warning, problem } = checkOf("proxy");
  const everybody = trustedProxies.find(isEverybody);
  if (everybody !== undefined)
    return problem(
      `TRUST_PROXY trusts ${everybody}, so that clients can claim any address and no limit holds.`,
      "Name only the addresses of your own proxies.",
    );
  if (trustedProxies.length === 0)
    return ok(
      "No proxy is trusted: behind one, all clients share its address and its limits, until TRUST_PROXY names it.",
    );
  if (isLoopback(host) && !trustedProxies.some((block) => isLoopback(block)))
    return warning(
      `HOST is ${host}, where only this machine can call, and TRUST_PROXY does not trust this machine.`,
      "Add loopback to TRUST_PROXY, or let HOST be an address that the proxy reaches.",
    );
  return ok(`X-Forwarded-For is taken from ${trustedProxies.join(", ")}.`);
}

const shortestSalt = 16;

/** The salt of stored addresses. @param stored that of the database; undefined: none, or it could not be read */
export function saltFinding({ ipSalt }: Pick<Config, "ipSalt">, stored: string | undefined): Finding {
  const { ok, warning } = checkOf("salt");
  if (ipSalt === undefined)
    return ok(
      `IP_SALT is not set: ${stored === undefined ? "the first start makes one" : "that of the database is used"}.`,
    );
  if (ipSalt.length < shortestSalt)
    return warning(
      `IP_SALT has fewer than ${shortestSalt} characters, so that stored addresses can be guessed.`,
      "Make a long one from random characters; addresses stored before are then no longer recognised.",
    );
  if (stored !== undefined && stored !== ipSalt)
    return warning(
      "IP_SALT is not the salt that the database has kept: addresses stored with that one are no longer recognised.",
      "Unset IP_SALT to use that of the database again.",
    );
  return ok("IP_SALT is set.");
}

/** @param stored public id of the administrator in the database */
export function adminFinding({ adminUserId }: Pick<Config, "adminUserId">, stored: string | undefined): Finding {
  const { ok, warning } = checkOf("administrator");
  if (adminUserId !== undefined) return ok("ADMIN_USER_ID names the administrator.");
  if (stored !== undefined) return ok("The database names the administrator.");
  return warning("There is no administrator, so no one can appoint VIPs.", "Run `segmark make-admin`.");
}

const shortestSecret = 16;

/** Secrets of deliveries that can be guessed. They are those of the code host, so a start takes them all the same. */
export function secretFindings({ webhooks }: Pick<Config, "webhooks">): Finding[] {
  if (webhooks === undefined) return [];
  const { warning } = checkOf("webhooks");
  const isShort = (secret: string): boolean => Buffer.byteLength(secret) < shortestSecret;
  const short = [
    ...(isShort(webhooks.secret) ? ["WEBHOOK_SECRET"] : []),
    ...(webhooks.additionalSecrets.some(isShort) ? ["A secret in WEBHOOK_ADDITIONAL_SECRETS"] : []),
  ];
  return short.map((which) =>
    warning(
      `${which} has fewer than ${shortestSecret} bytes, so it can be guessed and deliveries can be forged.`,
      "Make a long one from random characters, here and at the code host.",
    ),
  );
}

/** What is open to whom; docs/deployment/operations.md has the same as a table. */
export function operatorFinding({ operator, metrics }: Pick<Config, "operator" | "metrics">): Finding {
  const { ok, warning } = checkOf("operator");
  const { token, tokenFile, ownFile } = operator;
  const what = `${metrics.isPublic ? "" : "metrics, "}deliveries, configuration and migrations`;
  if (token === "none")
    return warning(
      `OPERATOR_TOKEN=none: ${what} are open to every caller on this machine, and so to all clients of a proxy on it.`,
      "Unset OPERATOR_TOKEN; the next start makes a token.",
    );
  const file = tokenFile ?? ownFile;
  const state = token === undefined ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (((state?.mode ?? 0) & 0o004) !== 0)
    return warning(
      `Every user of this machine may read the token of the operator in ${file}.`,
      `Run chmod 600 ${file}.`,
    );
  const where =
    token !== undefined ? "OPERATOR_TOKEN" : state === undefined ? `${file}, which the next start makes` : file;
  const others = `the API, its probes${metrics.isPublic ? ", metrics" : ""} and pages are for everybody`;
  return ok(`For ${what} the token is asked for, from every address: it is in ${where}; ${others}.`);
}
