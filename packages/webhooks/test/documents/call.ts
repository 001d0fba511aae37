// Calls an example as a platform does: a fetch handler, a route of a file or a function. The delivery is that of
// packages/webhooks/examples/send.ts, with a letter that has two bytes; before it comes one with a wrong signature.
import { strictEqual } from "node:assert";
import { pathToFileURL } from "node:url";
import { sign } from "../../src/signature/methods.ts";
import { eventOfGateway, eventOfUrl } from "./lambda-events.ts";

const [file = ""] = process.argv.slice(2);
const secret = process.env["WEBHOOK_SECRET"] ?? "";
// Builds load the file of a route, where there may be no secret.
if (file.includes("-route")) delete process.env["WEBHOOK_SECRET"];
const example = await import(pathToFileURL(file).href);
process.env["WEBHOOK_SECRET"] = secret;

const body = JSON.stringify({ action: "opened", issue: { title: "The roof leaks" }, sender: { login: "änn" } });
const headersOf = async (signed: string, event = "issues") => ({
  "content-type": "application/json",
  "x-host-event": event,
  "x-host-delivery": "4f1a",
  "x-hub-signature-256": await sign(secret, signed),
});
const wrong = { headers: await headersOf("{}"), body };
const right = { headers: await headersOf(body), body };
const ofNoHandler = { headers: await headersOf(body, "star"), body };

if (example.handler !== undefined) {
  const statusOf = async (event: unknown): Promise<number> => (await example.handler(event)).statusCode;
  strictEqual(await statusOf(eventOfGateway(wrong)), 400);
  strictEqual(await statusOf(eventOfUrl(wrong)), 400);
  strictEqual(await statusOf(eventOfGateway(ofNoHandler)), 200);
  strictEqual(await statusOf(eventOfUrl(right)), 200);
} else {
  const request = (init: RequestInit) => new Request("https://app.example/api/hooks", { method: "POST", ...init });
  strictEqual((await example.POST(request(wrong), { params: Promise.resolve({}) })).status, 400);
  strictEqual((await example.POST(request(right), { params: Promise.resolve({}) })).status, 200);
}
