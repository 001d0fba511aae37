// For the checkout: the packages have `createProxyClient` instead. Reads a webhook proxy channel and posts each
// delivery to a local service, until stopped with Ctrl-C.
import { parseArgs } from "node:util";
import type { HeaderConvention } from "@segmark/webhooks/internal/delivery/header-names";
import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
import { createProxyClient, type ProxyDelivery } from "@segmark/webhooks/proxy";
import { untilStopped } from "./until-stopped.ts";

const usage = `npm run webhooks:proxy -- URL [--target ADDRESS] [--secret-env NAME] [--headers NAMES]

  URL                  address of the proxy channel
  --target ADDRESS     where deliveries go; default http://127.0.0.1:8080/api/host/webhooks
  --secret-env NAME    environment variable that holds the secret; default WEBHOOK_SECRET.
                       When it is set, only deliveries whose signature fits are forwarded.
  --headers NAMES      host, github, gitea, or what stands before -Event in the header, such as
                       X-Forgejo; default the environment variable WEBHOOK_HEADERS, else whatever is there`;

class UsageError extends Error {}

const conventionOf = (names: string): HeaderConvention =>
  names === "host" || names === "github" || names === "gitea" ? names : { prefix: names };

function settings(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      target: { type: "string" },
      "secret-env": { type: "string" },
      headers: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true) return undefined;
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0) throw new UsageError("one address of a channel is needed");
  const name = values["secret-env"];
  const secret = process.env[name ?? "WEBHOOK_SECRET"];
  if (name !== undefined && !secret) throw new UsageError(`the environment variable ${name} is not set`);
  const names = values.headers ?? (process.env["WEBHOOK_HEADERS"] || undefined);
  const headers = names === undefined ? {} : { headers: conventionOf(names) };
  return { url, target: values.target ?? "http://127.0.0.1:8080/api/host/webhooks", secret, ...headers };
}

/** Strips control characters, so that external text cannot break the line. */
const printable = (text: string): string => text.replace(/\p{C}/gu, "?");

function printDelivery({ id, name, action, status, milliseconds, error }: ProxyDelivery): void {
  const event = action === undefined ? name : `${name}.${action}`;
  const result = status ?? (error === undefined ? "ok" : `failed: ${error.message}`);
  console.log(printable(`${event}  ${id}  ${result}  ${milliseconds} ms`));
}

/** Logs one line per delivery to stdout, everything else to stderr. */
function clientOf({ url, secret, ...options }: NonNullable<ReturnType<typeof settings>>) {
  const say = (text: unknown): void => console.error(text);
  const log = { info: say, warn: say, error: () => undefined };
  return createProxyClient({
    url,
    ...options,
    ...(secret ? { webhooks: new Webhooks({ secret, log }) } : {}),
    log,
    onDelivery: printDelivery,
    onError: ({ fatal }) => {
      if (fatal) process.exitCode = 1;
    },
  });
}

function main(): void {
  const options = settings(process.argv.slice(2));
  if (options === undefined) return void console.log(usage);
  const client = clientOf(options);
  void untilStopped().then(() => client.close());
  client.start();
}

try {
  main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exitCode = 2;
}
