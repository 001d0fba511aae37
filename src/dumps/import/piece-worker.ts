import { parentPort } from "node:worker_threads";
import { createPieceReader, FileFault, type Piece, type PieceReader, type PieceTask } from "./piece-reader.ts";

/**
 * What the thread receives, one after the other: a file, its bytes, and that there are no more, though there should be
 * if it is "cut".
 */
export type PieceRequest = PieceTask | Uint8Array<ArrayBuffer> | "end" | "cut";
/** Answers come in the order of the requests: pieces, or the message of a `FileFault`. */
export type PieceAnswer = readonly Piece[] | string;

let reader: PieceReader | undefined;

function piecesOf(request: PieceRequest): readonly Piece[] {
  if (typeof request === "string") return reader === undefined ? [] : [reader.end(request === "cut")];
  if (request instanceof Uint8Array) return reader?.read(Buffer.from(request.buffer)) ?? [];
  reader = createPieceReader(request);
  return [];
}

function answerTo(request: PieceRequest): PieceAnswer {
  try {
    return piecesOf(request);
  } catch (error) {
    if (error instanceof FileFault) return error.message;
    throw error;
  }
}

/** What changes hands without a copy. */
const memoryOf = (answer: PieceAnswer): readonly ArrayBuffer[] =>
  typeof answer === "string" ? [] : answer.flatMap(({ rows }) => ("text" in rows ? rows.text.buffer : []));

parentPort?.on("message", (request: PieceRequest) => {
  const answer = answerTo(request);
  parentPort?.postMessage(answer, memoryOf(answer));
});
