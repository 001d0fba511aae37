// Calls an example as a platform does: a fetch handler, a route of a file or a function. The delivery is the one of
// packages/webhooks/examples/send.ts.
import { pathToFileURL } from "node:url";
import { sign } from "../../src/signature/methods.ts";

const [file = ""] = process.argv.slice(2);
const example = await import(pathToFileURL(file).href);
const body = JSON.stringify({ action: "opened", issue: { title: "The roof leaks" }, sender: { login: "ann" } });
const headers = {
  "content-type": "application/json",
  "x-host-event": "issues",
  "x-host-delivery": "4f1a",
  "x-hub-signature-256": await sign(process.env["WEBHOOK_SECRET"] ?? "", body),
};

async function status(): Promise<number> {
  if (example.handler !== undefined) {
    const wrong = await example.handler({ headers, body: "{}", isBase64Encoded: false });
    if (wrong.statusCode !== 400) return wrong.statusCode;
    return (await example.handler({ headers, body: btoa(body), isBase64Encoded: true })).statusCode;
  }
  if (example.POST !== undefined) {
    const renamed = Object.entries(headers).map(([name, value]) => [name.replace("x-host", "x-github"), value]);
    const named = Object.fromEntries(renamed);
    const request = new Request("https://app.example/api/hooks", { method: "POST", headers: named, body });
    return (await example.POST(request, { params: Promise.resolve({}) })).status;
  }
  const request = new Request("https://worker.example/api/host/webhooks", { method: "POST", headers, body });
  const work: Promise<unknown>[] = [];
  const response = await example.default.fetch(request, {}, { waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
  return work.length === 1 ? response.status : 0;
}
if ((await status()) !== 200) process.exitCode = 1;
