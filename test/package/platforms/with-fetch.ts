import { createFetchHandler } from "@segmark/openapi/fetch";
import { options } from "./service.ts";

const fetch = createFetchHandler(options);
if ("Bun" in globalThis) {
  const { url } = Bun.serve({ fetch, port: 0, hostname: "127.0.0.1" });
  process.stdout.write(`${url.origin}\n`);
} else
  Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: ({ port }) => process.stdout.write(`http://127.0.0.1:${port}\n`) },
    fetch,
  );
