import type { Entry } from "./entries.ts";
import { bodyText, headersOf, type Request, urlOf } from "./request.ts";

export const languages = ["curl", "JavaScript", "Python"] as const;
export type Language = (typeof languages)[number];

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function curl(base: string, request: Request): string {
  const { method, token } = request;
  const parts = [
    method === "GET" ? "curl" : `curl -X ${method}`,
    ...Object.entries(headersOf(request)).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(token === undefined ? [] : [`-H "Authorization: Bearer $${token}"`]),
    ...(request.mediaType === undefined ? [] : [`--data-binary ${quoted(bodyText(request, 2))}`]),
    quoted(urlOf(base, request)),
  ];
  return parts.join(" \\\n  ");
}

/** A value as JavaScript, one key in a line. Texts of JSON are texts of JavaScript. */
const literal = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:")
    .replaceAll("\n", `\n${indent}`);

const authorization = (token: string): string => `\`Bearer \${process.env.${token}}\``;

/** What is streamed goes on until somebody ends it. */
const isStream = (mediaType: string | undefined): boolean => mediaType === "text/event-stream";

/** With the client of this project, which knows the operations of the service. */
function withClient(base: string, request: Request, answer: string | undefined): string {
  const { method, path, params, body, token } = request;
  const options = [
    ...(Object.keys(params).length === 0 ? [] : [`params: ${literal(params, "  ")}`]),
    ...(body === undefined ? [] : [`body: ${literal(body, "  ")}`]),
    ...(token === undefined ? [] : [`headers: { authorization: ${authorization(token)} }`]),
    ...(isStream(answer) ? [`parseAs: "stream"`] : []),
    ...(answer !== undefined && !answer.endsWith("json") && !isStream(answer) ? [`parseAs: "text"`] : []),
  ];
  const second = options.length === 0 ? "" : `, {\n  ${options.join(",\n  ")},\n}`;
  return [
    `import { createClient } from "segmark/client";`,
    "",
    `const { api } = createClient({ baseUrl: ${JSON.stringify(base)} });`,
    `const { data, error, response } = await api.${method}(${JSON.stringify(path)}${second});`,
    isStream(answer)
      ? `if (error) throw error;\nfor await (const text of data.pipeThrough(new TextDecoderStream())) console.log(text);`
      : `console.log(response.status, ${answer?.endsWith("json") === true ? "JSON.stringify(data ?? error, null, 2)" : "data ?? error"});`,
  ].join("\n");
}

function withFetch(base: string, request: Request): string {
  const { method, body, token } = request;
  const headers = Object.entries(headersOf(request)).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const all = token === undefined ? headers : [`Authorization: ${authorization(token)}`, ...headers];
  const options = [
    ...(method === "GET" ? [] : [`method: ${JSON.stringify(method)}`]),
    ...(all.length === 0 ? [] : [`headers: { ${all.join(", ")} }`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, "  ")})`]),
  ];
  const second = options.length === 0 ? "" : `, {\n  ${options.join(",\n  ")},\n}`;
  return `const response = await fetch(${JSON.stringify(urlOf(base, request))}${second});\nconsole.log(response.status, await response.text());`;
}

const constants = new Map<unknown, string>([
  [true, "True"],
  [false, "False"],
  [null, "None"],
]);

/** A value as Python. Texts of JSON are texts of Python. */
function pythonOf(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  const lines = (items: readonly string[], open: string, close: string): string =>
    items.length === 0 ? open + close : `${open}\n${items.map((one) => `${inner}${one},\n`).join("")}${indent}${close}`;
  if (Array.isArray(value)) {
    const items = value.map((one) => pythonOf(one, inner));
    return lines(items, "[", "]");
  }
  if (typeof value !== "object" || value === null) return constants.get(value) ?? JSON.stringify(value);
  const items = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${pythonOf(one, inner)}`);
  return lines(items, "{", "}");
}

function python(base: string, request: Request): string {
  const { method, body, token } = request;
  const bearer = token === undefined ? [] : [`        "Authorization": "Bearer " + os.environ["${token}"],\n`];
  const headers = [
    ...Object.entries(headersOf(request)).map(
      ([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
    ),
    ...bearer,
  ].join("");
  return [
    ...(body === undefined ? [] : ["import json"]),
    ...(token === undefined ? [] : ["import os"]),
    "import urllib.error",
    "import urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${JSON.stringify(urlOf(base, request))},`,
    `    method=${JSON.stringify(method)},`,
    ...(headers === "" ? [] : [`    headers={\n${headers}    },`]),
    ...(body === undefined
      ? []
      : [
          typeof body === "string"
            ? `    data=${JSON.stringify(body)}.encode(),`
            : `    data=json.dumps(${pythonOf(body, "    ")}).encode(),`,
        ]),
    ")",
    "try:",
    "    response = urllib.request.urlopen(request)",
    "except urllib.error.HTTPError as error:",
    "    response = error",
    "print(response.status)",
    "for line in response:",
    `    print(line.decode(errors="replace"), end="")`,
  ].join("\n");
}

/** A program that sends a request to a service at `base`. Tokens come from the environment, so no sample has one. */
export function sampleOf(language: Language, base: string, entry: Entry, request: Request): string {
  if (language === "curl") return curl(base, request);
  if (language === "Python") return python(base, request);
  if (entry.source.name !== "openapi") return withFetch(base, request);
  const answer = entry.operation?.responses.find(({ status }) => status.startsWith("2"))?.body?.mediaType;
  return withClient(base, request, answer);
}

/** A program that receives an event. `action`: empty for all of them */
export function receiverOf({ id, path, source }: Entry, action: string): string {
  if (source.name === "webhook-events")
    return `import { createServer } from "node:http";
import { createNodeMiddleware, Webhooks } from "segmark/webhooks";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET });
webhooks.on(${JSON.stringify(action === "" ? id : `${id}.${action}`)}, ({ id, payload }) => console.log(id, payload));
createServer(createNodeMiddleware(webhooks)).listen(3000);`;
  return `import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { createStandardWebhook } from "segmark/webhooks/standard";

const webhook = createStandardWebhook({ secret: process.env.EVENTS_SECRET });
createServer(async (request, response) => {
  try {
    const { id, payload } = await webhook.verify(await buffer(request), request.headers);
    if (payload.type === ${JSON.stringify(path)}) console.log(id, payload.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(3000);`;
}
