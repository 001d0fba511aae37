import { hash } from "node:crypto";
import { type PublicTableName, publicTables } from "../../../src/storage/public/tables.ts";

/** A field of a file: null is empty without quotes; bytes are written as they are, in quotes. */
export type Field = string | number | null | Buffer;
export type Row = Readonly<Record<string, Field>>;

const quoted = (bytes: Buffer): Buffer => Buffer.from(`"${bytes.toString("latin1").replaceAll('"', '""')}"`, "latin1");

function fieldOf(field: Field): Buffer {
  if (field === null) return Buffer.alloc(0);
  if (Buffer.isBuffer(field)) return quoted(field);
  const text = String(field);
  return text === "" || /[",\r\n]/.test(text) ? quoted(Buffer.from(text)) : Buffer.from(text);
}

export function csvLine(fields: readonly Field[]): Buffer {
  const parts = fields.flatMap((field, at) => (at === 0 ? [fieldOf(field)] : [Buffer.from(","), fieldOf(field)]));
  return Buffer.concat([...parts, Buffer.from("\n")]);
}

/** A file as PostgreSQL writes it. */
export const csvFile = (columns: readonly string[], rows: readonly Row[]): Buffer =>
  Buffer.concat([
    csvLine(columns),
    ...rows.map((row) => csvLine(columns.map((column) => (row[column] === undefined ? null : row[column])))),
  ]);

export const columnsOf = (table: PublicTableName): readonly string[] =>
  publicTables[table].columns.map(({ name }) => name);

/** An id like those of the service. */
export const uuidOf = (number: number): string => `${hash("sha256", `segment ${number}`)}7`;
export const userOf = (number: number): string => hash("sha256", `user ${number}`);

/** A made-up row of `sponsorTimes`. */
export function segmentRow(number: number, changes: Row = {}): Row {
  const videoID = String(changes["videoID"] ?? `video-${Math.floor(number / 3)}`);
  return {
    videoID,
    startTime: number % 500,
    endTime: (number % 500) + 10.5,
    votes: (number % 7) - 1,
    locked: 0,
    incorrectVotes: 1,
    UUID: uuidOf(number),
    userID: userOf(number % 11),
    timeSubmitted: 1_600_000_000_000 + number * 1000,
    views: number * 3,
    category: "sponsor",
    actionType: "skip",
    service: "YouTube",
    videoDuration: 612.25,
    hidden: 0,
    reputation: 0,
    shadowHidden: 0,
    hashedVideoID: hash("sha256", videoID),
    userAgent: "",
    description: "",
    ...changes,
  };
}

export const segmentRows = (count: number): Row[] => Array.from({ length: count }, (_, number) => segmentRow(number));
