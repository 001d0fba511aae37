import { SpanStatusCode } from "@opentelemetry/api";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { expect, it } from "vitest";
import { traceRequests } from "../../examples/opentelemetry/tracing.ts";
import { onEachAdapter, useShop } from "../../packages/openapi/test/adapters/shop.ts";

useShop();

/** A tracer whose finished spans can be inspected. */
function tracing() {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const stop = traceRequests(provider.getTracer("test"));
  const spanOf = (name: string) => exporter.getFinishedSpans().find((span) => span.name === name);
  return { exporter, spanOf, [Symbol.dispose]: stop };
}

onEachAdapter(({ open }) => {
  it("a request has a span, and its handler a child span", async () => {
    await using shop = await open();
    using spans = tracing();
    const response = await shop.send("/items/7");
    await expect.poll(() => spans.exporter.getFinishedSpans().length).toBe(2);
    const [request, handler] = [spans.spanOf("GET /items/{id}"), spans.spanOf("handler getItem")];
    expect(request?.attributes).toEqual({
      "http.request.method": "GET",
      "http.route": "/items/{id}",
      "http.response.status_code": 200,
      "request.id": response.headers.get("x-request-id"),
    });
    expect(handler?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  });

  it("the span of a failing handler has its exception, and that of the request the status error", async () => {
    const getFile = async () => {
      throw new Error("no");
    };
    await using shop = await open({ handlers: { getFile } });
    using spans = tracing();
    await shop.send("/files/a.txt");
    await expect.poll(() => spans.exporter.getFinishedSpans().length).toBe(2);
    expect(spans.spanOf("handler getFile")?.events).toMatchObject([{ name: "exception" }]);
    expect(spans.spanOf("GET /files/{name}.{ext}")?.status).toEqual({ code: SpanStatusCode.ERROR });
  });

  it("nothing is traced after tracing was stopped", async () => {
    await using shop = await open();
    const spans = tracing();
    spans[Symbol.dispose]();
    await shop.send("/items/7");
    expect(spans.exporter.getFinishedSpans()).toEqual([]);
  });
});
