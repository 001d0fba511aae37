import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { type OrderedThread, orderedThread } from "../../ordered-thread.ts";
import { createPieceReader, FileFault, type Piece, type PieceTask } from "./piece-reader.ts";
import type { PieceAnswer, PieceRequest } from "./piece-worker.ts";

/**
 * Reads a file whose bytes these are. Errors: `FileFault`, those of the bytes
 * @param isCut whether bytes are missing, asked after the last of them
 */
export type ReadPieces = (
  task: PieceTask,
  chunks: AsyncIterable<Buffer>,
  isCut: () => boolean,
) => AsyncGenerator<Piece, void>;

/** A thread that reads large files while their rows are stored, one file after the other. */
export type ReadThread = AsyncDisposable & Readonly<{ readPieces: ReadPieces }>;

const workerFile = fileURLToPath(new URL(`./piece-worker${extname(import.meta.url)}`, import.meta.url));
const maxOldGenerationSizeMb = 128;
/**
 * Values live as long as their piece, so that new space has to hold a few of them: from a smaller one they would get into
 * the old space before they are garbage. Of rows that become lines nothing is left: the larger it is, the less is copied.
 */
const newSpace = { values: { initial: 4, most: 16 }, lines: { initial: 8, most: 24 } };
/** Chunks that are with the thread at once. */
const ahead = 4;

/**
 * New space with which threads start from now on, in MB for each of its halves; 0 is what V8 chooses. No option of a
 * thread says it.
 */
const setInitialNewSpace = (megabytes: number): void => setFlagsFromString(`--min-semi-space-size=${megabytes}`);

/** Reads in the calling thread, which is sooner done for small files. */
export const readPiecesHere: ReadPieces = async function* (task, chunks, isCut) {
  const reader = createPieceReader(task);
  for await (const chunk of chunks) yield* reader.read(chunk);
  yield reader.end(isCut());
};

type Thread = OrderedThread<PieceRequest, PieceAnswer>;

function startThread({ initial, most }: Readonly<{ initial: number; most: number }>): Thread {
  setInitialNewSpace(initial);
  const worker = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: most } });
  const setBack = (): void => setInitialNewSpace(0);
  worker.once("online", setBack);
  return orderedThread(worker, { hasEnded: "The thread that reads the file has ended.", onEnd: setBack });
}

const piecesOf = (answer: PieceAnswer): readonly Piece[] => {
  if (typeof answer === "string") throw new FileFault(answer);
  return answer;
};

/** Starts with the first file. */
export function createReadThread(): ReadThread {
  let thread: Thread | undefined;
  return {
    async *readPieces(task, chunks, isCut) {
      thread ??= startThread(task.asLines ? newSpace.lines : newSpace.values);
      const { ask } = thread;
      const answers: Promise<PieceAnswer>[] = [];
      const send = (request: PieceRequest, memory?: readonly ArrayBuffer[]): void => {
        const answer = ask(request, memory);
        answer.catch(() => undefined); // it is awaited in its turn
        answers.push(answer);
      };
      send(task);
      for await (const chunk of chunks) {
        const own = new Uint8Array(chunk); // the stream may use the memory of the chunk again
        send(own, [own.buffer]);
        for (let oldest = answers[0]; answers.length > ahead && oldest !== undefined; oldest = answers[0]) {
          answers.shift();
          yield* piecesOf(await oldest);
        }
      }
      send(isCut() ? "cut" : "end");
      for (const answer of answers) yield* piecesOf(await answer);
    },
    [Symbol.asyncDispose]: async () => await thread?.end(),
  };
}
