import { createHmac } from "node:crypto";
import type { Random } from "../../bench/random.ts";
import type { Example } from "../../packages/webhooks/test/support/payloads.ts";
import type { Operation } from "./documents.ts";
import { hostileText } from "./hostile.ts";
import { mutateBytes, mutateJson } from "./json-mutation.ts";
import { createSampler, type Plausible } from "./sample.ts";

/** A request before it is bytes. Header names may come twice. */
export type Request = Readonly<{
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer | undefined;
}>;

const contentTypes = ["application/json", "application/json", "application/json; charset=utf-8", "text/plain", "", ","];
const chance = (random: Random, oneIn: number): boolean => random.below(oneIn) === 0;
const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Percent-encoded as a client would, or not at all. A target has no blanks: they would end it. */
const encoded = (text: string, random: Random): string =>
  chance(random, 12) ? text.replaceAll(/[\s\0]/g, "%") : encodeURIComponent(text.toWellFormed());

/** A request for an operation, right or nearly right. */
export function requestFor(operation: Operation, plausible: Plausible, random: Random): Request {
  const sample = createSampler(plausible, random);
  const headers: [string, string][] = [];
  const query: string[] = [];
  let path = operation.path;
  for (const parameter of operation.parameters) {
    if (!parameter.required && chance(random, 3)) continue;
    if (parameter.required && chance(random, 25)) continue;
    const value = sample(parameter.name, parameter.schema, operation.document);
    const text = chance(random, 10) ? hostileText(random) : textOf(value);
    if (parameter.in === "path") path = path.replace(`{${parameter.name}}`, () => encoded(text, random));
    else if (parameter.in === "query") {
      const times = chance(random, 40) ? random.below(1500) : 1;
      for (let i = 0; i < times; i++)
        query.push(`${parameter.name}=${encoded(text, random).slice(0, times > 1 ? 8 : undefined)}`);
    } else if (parameter.in === "header") headers.push([parameter.name, text.replaceAll(/[^\x20-\x7e]/g, "?")]);
  }
  if (chance(random, 15)) query.push(encoded(hostileText(random), random));
  const target = path + (query.length > 0 ? `?${query.join("&")}` : "");
  const hasBody = operation.body !== undefined ? !chance(random, 15) : operation.method !== "GET" && chance(random, 2);
  if (!hasBody) return { method: operation.method, target, headers, body: undefined };
  headers.push(["content-type", contentTypes[random.below(contentTypes.length)] ?? ""]);
  return { method: operation.method, target, headers, body: bodyFor(operation, sample, random) };
}

function bodyFor(operation: Operation, sample: ReturnType<typeof createSampler>, random: Random): Buffer {
  const json = JSON.stringify(operation.body === undefined ? {} : sample("", operation.body, operation.document));
  const bytes = Buffer.from(chance(random, 3) ? json : mutateJson(json, random));
  return chance(random, 15) ? mutateBytes(bytes, random) : bytes;
}

/** A delivery of a host, mostly signed as it should be, with a payload that was changed. */
export function deliveryOf({ event, text }: Example, secret: string, random: Random): Request {
  const bytes = Buffer.from(chance(random, 4) ? text : mutateJson(text, random));
  const body = chance(random, 15) ? mutateBytes(bytes, random) : bytes;
  const signature = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
  const printable = (value: string): string => value.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 4000);
  return {
    method: "POST",
    target: "/api/host/webhooks",
    headers: [
      ["content-type", "application/json"],
      ["x-host-event", chance(random, 10) ? printable(hostileText(random)) : event],
      ["x-host-delivery", chance(random, 10) ? printable(hostileText(random)) : `fuzz-${random.below(1e9)}`],
      ["x-hub-signature-256", chance(random, 8) ? printable(hostileText(random)) : signature],
    ],
    body,
  };
}
