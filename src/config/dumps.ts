import { resolve } from "node:path";
import { type Compression, canCompress, compressions } from "../dumps/export/compression.ts";
import { type DumpFormat, dumpFormats } from "../dumps/export/dump-format.ts";
import { defaultLicence } from "../dumps/publish/licence.ts";
import type { Readers } from "./readers.ts";

/** What is published of the database, where, and how often. */
export type DumpConfig = Readonly<{
  /** Absolute. */
  folder: string;
  /** Time between two dumps. */
  hours: number;
  format: DumpFormat;
  compression: Compression;
  plainNames: boolean;
  licence: string;
}>;

/** `DUMP_LICENSE`: under what the rows are published. */
export const readLicence = ({ checked }: Pick<Readers, "checked">): string =>
  checked("DUMP_LICENSE", "one line of at most 200 characters", (text) =>
    /^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u.test(text),
  ) ?? defaultLicence;

/** Undefined: nothing is published, and the other settings do not matter. */
export function readDumps({
  text,
  checked,
  whole,
  oneOf,
}: Pick<Readers, "text" | "checked" | "whole" | "oneOf">): DumpConfig | undefined {
  const isReadable = text("DATABASE_URL") !== "sqlite::memory:";
  const needs = isReadable ? "the path of a folder" : "none with sqlite::memory:, which only its own process can read";
  const folder = checked("PUBLISH_DUMPS", needs, (path) => isReadable && !path.includes("\0"));
  const config = {
    hours: whole("PUBLISH_DUMPS_HOURS", 24, 1, 8760),
    format: oneOf("PUBLISH_DUMPS_FORMAT", dumpFormats, "csv"),
    compression: oneOf("PUBLISH_DUMPS_COMPRESS", compressions.filter(canCompress), "none"),
    plainNames: oneOf("PUBLISH_DUMPS_PLAIN_NAMES", ["on", "off"], "on") === "on",
    licence: readLicence({ checked }),
  };
  return folder === undefined ? undefined : { folder: resolve(folder), ...config };
}
