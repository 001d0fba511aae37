import type { ServerResponse } from "node:http";
import { valuesIn } from "../operation/headers.ts";
import type { PipelineReply } from "../runtime/adapter.ts";
import type { Representation } from "../runtime/answer.ts";
import type { Exchange } from "../runtime/exchange.ts";
import { closeStream, type ReplyStream } from "../runtime/reply-stream.ts";
import { beginStream } from "./connection-queue.ts";
import type { NodeRequest } from "./node-request.ts";

/** What was sent to the client on the raw connection instead of a response. */
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
  // Unread bytes of a body would be parsed as the next request.
  if (request.body.isSent && !message.complete) headers.push("connection", "close");
  response.writeHead(status, headers);
  if (stream === undefined) sendBatched(response, body, charset);
  else {
    beginStream(response);
    if (isEventStream(representation)) eventStreams.add(response);
    void sendStream(response, stream);
  }
}

/** Whether other code has ended the response. */
const isOver = ({ destroyed, writableEnded }: ServerResponse): boolean => destroyed || writableEnded;

/** Resolves when the connection drains or is closed. */
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
 * the stream the connection is destroyed, so that the client does not mistake the partial body for a complete one. The
 * stream reports its failures itself.
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

type BatchedResponse = Readonly<{
  response: ServerResponse;
  body: string | Uint8Array | undefined;
  charset: BufferEncoding;
}>;

/** Limits the memory of batched responses, and the delay of the first. */
const maxBatch = 16;
let batch: BatchedResponse[] = [];
let isScheduled = false;

/** Larger bodies are not copied to be written with the headers. */
const maxJoined = 65_536;

/**
 * Ends a response with one write: node writes a string together with the headers, but not bytes, which are a string of
 * Latin-1 for that.
 */
function endJoined({ response, body, charset }: BatchedResponse): void {
  if (!(body instanceof Uint8Array) || body.length > maxJoined) response.end(body, charset);
  else response.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1"), "latin1");
}

/** Sends the batched responses. */
function flushBatch(): void {
  const due = batch;
  batch = [];
  for (const one of due) endJoined(one);
}

/**
 * Ends a response together with others of this turn of the event loop. An idle client or proxy on the same machine
 * sleeps, and waking it costs more than a write: the first write of a batch wakes it for all. Otherwise it could fall
 * asleep after each.
 */
export function sendBatched(response: ServerResponse, body: BatchedResponse["body"], charset: BufferEncoding): void {
  batch.push({ response, body, charset });
  if (batch.length === maxBatch) flushBatch();
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    flushBatch();
  });
}
