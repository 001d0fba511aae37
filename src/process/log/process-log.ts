import type { Logger } from "pino";
import type { LogLevel } from "../../config/readers.ts";
import type { LineFormat } from "../supervisor/line-format.js";
import { droppedText } from "../supervisor/standard-output.js";
import { logStream } from "./log-stream.ts";
import { serviceLog } from "./service-log.ts";

/** - `droppedLines`  number of lines that were dropped so far, because they were not read */
export type ProcessLog = Readonly<{ log: Logger; droppedLines: () => number }>;

/** The log of a serving process of our own, on standard output. @param format for people; undefined: JSON */
export function openProcessLog(level: LogLevel, format?: LineFormat): ProcessLog {
  const stream = logStream(format);
  const log = serviceLog(level, stream);
  stream.onDropped = (lines) => log.warn({ lines }, droppedText);
  return { log, droppedLines: stream.dropped };
}
