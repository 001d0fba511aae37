import type { APIGatewayProxyEventV2 } from "aws-lambda";

type Request = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;

const common = { version: "2.0", rawQueryString: "", rawPath: "/api/host/webhooks" };
const http = { method: "POST", path: common.rawPath, protocol: "HTTP/1.1", sourceIp: "192.0.2.1", userAgent: "Host/1" };
const time = { time: "12/Mar/2026:19:03:58 +0000", timeEpoch: 1_773_342_238_390 };

/** A request as an HTTP API of API Gateway passes it on: text as it came. */
export const eventOfGateway = ({ headers, body }: Request): APIGatewayProxyEventV2 => ({
  ...common,
  routeKey: "POST /api/host/webhooks",
  headers: {
    "content-length": String(Buffer.byteLength(body)),
    host: "r3pmxmplak.execute-api.us-east-2.amazonaws.com",
    "x-amzn-trace-id": "Root=1-5e6722a7-cc56xmpl46db7ae02d4da47e",
    "x-forwarded-for": http.sourceIp,
    "x-forwarded-port": "443",
    "x-forwarded-proto": "https",
    ...headers,
  },
  requestContext: {
    accountId: "123456789012",
    apiId: "r3pmxmplak",
    domainName: "r3pmxmplak.execute-api.us-east-2.amazonaws.com",
    domainPrefix: "r3pmxmplak",
    http,
    requestId: "JKJaXmPLvHcESHA=",
    routeKey: "POST /api/host/webhooks",
    stage: "$default",
    ...time,
  },
  body,
  isBase64Encoded: false,
});

/** A request as a function URL passes it on: in base64. */
export const eventOfUrl = ({ headers, body }: Request): APIGatewayProxyEventV2 => ({
  ...common,
  routeKey: "$default",
  headers: {
    "content-length": String(Buffer.byteLength(body)),
    host: "abcdefg.lambda-url.us-east-2.on.aws",
    "x-amzn-tls-version": "TLSv1.3",
    "x-forwarded-proto": "https",
    ...headers,
  },
  requestContext: {
    accountId: "anonymous",
    apiId: "abcdefg",
    domainName: "abcdefg.lambda-url.us-east-2.on.aws",
    domainPrefix: "abcdefg",
    http,
    requestId: "e1506fd5-9e7b-434f-bd42-4f8fa224b599",
    routeKey: "$default",
    stage: "$default",
    ...time,
  },
  body: Buffer.from(body).toString("base64"),
  isBase64Encoded: true,
});
