import { createWebMiddleware, Webhooks } from "@segmark/webhooks";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

const receive = createWebMiddleware(webhooks);

function requestOf({ requestContext, rawPath, headers, body = "", isBase64Encoded }: APIGatewayProxyEventV2): Request {
  const { domainName, http } = requestContext;
  return new Request(`https://${domainName}${rawPath}`, {
    method: http.method,
    headers: Object.entries(headers).map(([name, value = ""]): [string, string] => [name, value]),
    ...(http.method === "POST" && { body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8") }),
  });
}

export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const response = await receive(requestOf(event));
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
