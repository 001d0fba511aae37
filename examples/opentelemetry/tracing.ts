import { subscribe, tracingChannel, unsubscribe } from "node:diagnostics_channel";
import { context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import type { HandlerContext, RequestEnd, RequestStart } from "segmark/openapi";

/**
 * Makes a span of every request and one of its handler, by what `segmark/openapi` publishes. Works with every adapter.
 * @returns what ends it
 */
export function traceRequests(tracer: Tracer): () => void {
  const requests = new Map<string, Span>();
  const handlers = new WeakMap<object, Span>();

  const onRequest = (message: unknown): void => {
    const about = message as RequestStart | RequestEnd;
    if (about.event === "start") {
      const attributes = { "http.request.method": about.method, "http.route": about.route, "request.id": about.id };
      const name = `${about.method} ${about.route ?? about.operationId}`;
      requests.set(about.id, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }));
      return;
    }
    const span = requests.get(about.id);
    requests.delete(about.id);
    span?.setAttributes({ "http.response.status_code": about.status, "error.type": about.code });
    if (about.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };

  const onHandler = {
    start: (about: HandlerContext): void => {
      const parent = requests.get(about.id);
      const within = parent === undefined ? context.active() : trace.setSpan(context.active(), parent);
      handlers.set(about, tracer.startSpan(`handler ${about.operationId}`, {}, within));
    },
    error: (about: HandlerContext & { error?: unknown }): void => {
      handlers.get(about)?.recordException(about.error instanceof Error ? about.error : String(about.error));
    },
    asyncEnd: (about: HandlerContext): void => handlers.get(about)?.end(),
    end: (): void => {},
    asyncStart: (): void => {},
  };

  const handlerChannel = tracingChannel<HandlerContext>("segmark.openapi.handler");
  subscribe("segmark.openapi.request", onRequest);
  handlerChannel.subscribe(onHandler);
  return () => {
    unsubscribe("segmark.openapi.request", onRequest);
    handlerChannel.unsubscribe(onHandler);
  };
}
