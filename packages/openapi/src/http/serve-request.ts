import type { ServerResponse } from "node:http";
import { valuesIn } from "../operation/headers.ts";
import type { Representation } from "../runtime/answer.ts";
import type { Exchange } from "../runtime/exchange.ts";
import type { PipelineReply } from "../runtime/pipeline.ts";
import { closeStream, type ReplyStream } from "../runtime/reply-stream.ts";
import { beginStream } from "./connection-queue.ts";
import type { NodeRequest } from "./node-request.ts";

/** What the client of a request was told on the raw connection, instead of a response. */
export type ToldInstead = (request: NodeRequest) => Pick<Exchange, "status" | "code"> | undefined;

const eventStreams = new WeakSet<ServerResponse>();

const isEventStream = ({ stream, headers }: Representation): boolean =>
  stream !== undefined && valuesIn(headers, "content-type").some((type) => /^text\/event-stream\b/i.test(type));

/** Ends those responses that are event streams, which never end by themselves. Their clients reconnect. */
export function endEventStreams(responses: Iterable<ServerResponse>): void {
  for (const response of responses) if (eventStreams.has(response)) response.end();
}

/**
 * Sends what the pipeline replies to a request, and reports the request when its response is over.
 * @param onFailure for a failure of the pipeline itself
 */
export function serveRequest(
  request: NodeRequest,
  reply: PipelineReply | Promise<PipelineReply>,
  onFailure: (error: unknown) => void,
  toldInstead: ToldInstead = () => undefined,
): void {
  if (!(reply instanceof Promise)) send(request, reply, toldInstead);
  else
    reply
      .then((made) => {
        request.body.release();
        send(request, made, toldInstead);
      })
      .catch((error) => {
        request.body.release();
        onFailure(error);
        request.response.destroy();
      });
}

function send(request: NodeRequest, { representation, headers, finish }: PipelineReply, told: ToldInstead): void {
  const { message, response } = request;
  const { status, body, charset, stream } = representation;
  if (response.closed) {
    if (stream !== undefined) closeStream(stream);
    finish(false, told(request));
    return;
  }
  response.on("close", () => finish(response.writableEnded, told(request)));
  // What has not been read of a body would be taken for the next request.
  if (request.body.isSent && !message.complete) headers.push("connection", "close");
  response.writeHead(status, headers);
  if (stream === undefined) endSoon(response, body, charset);
  else {
    beginStream(response);
    if (isEventStream(representation)) eventStreams.add(response);
    void sendStream(response, stream);
  }
}

/** Whether somebody else has ended the response. */
const isOver = ({ destroyed, writableEnded }: ServerResponse): boolean => destroyed || writableEnded;

/** Until a connection takes more, or is closed. */
const writable = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      response.off("drain", settle).off("close", settle);
      resolve();
    };
    response.on("drain", settle).on("close", settle);
  });

/**
 * Sends a stream as fast as the client takes it, and closes its iterator when the client is gone. After a failure of
 * the stream the connection is cut off, so that the client does not take what it got for the whole. The stream reports
 * its failures itself.
 */
async function sendStream(response: ServerResponse, stream: ReplyStream): Promise<void> {
  const iterator = stream[Symbol.asyncIterator]();
  const close = (): void => void Promise.resolve(iterator.return?.()).catch(() => undefined);
  if (response.req.method === "HEAD") {
    close();
    response.end();
    return;
  }
  response.once("close", close);
  response.flushHeaders();
  try {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      if (isOver(response)) return;
      if (!response.write(next.value)) await writable(response);
      if (isOver(response)) return;
    }
    response.end();
  } catch {
    response.destroy();
  }
}

type Ending = Readonly<{ response: ServerResponse; body: string | Uint8Array | undefined; charset: BufferEncoding }>;

/** Bounds the memory of answers that wait, and how long the first of them does. */
const most = 16;
let waiting: Ending[] = [];
let isScheduled = false;

/** Ends the responses that wait for others. */
function endWaiting(): void {
  const due = waiting;
  waiting = [];
  for (const { response, body, charset } of due) response.end(body, charset);
}

/**
 * Ends a response together with others of this turn of the event loop. A client or proxy on the same machine that has
 * nothing to do sleeps, and to wake it costs more than a write: the first write of a batch wakes it, and the others
 * find it awake. With answers that take some work it would fall asleep after each.
 */
export function endSoon(response: ServerResponse, body: Ending["body"], charset: BufferEncoding): void {
  waiting.push({ response, body, charset });
  if (waiting.length === most) endWaiting();
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    endWaiting();
  });
}
