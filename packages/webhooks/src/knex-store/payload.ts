import { dialectOf } from "@segmark/database/dialect";
import { codeOf } from "@segmark/database/driver-error";
import type { Knex } from "knex";
import { PARTS } from "./rows.ts";

/** Far below the default `max_allowed_packet` (16 MiB on MariaDB), even with each byte written as two hex digits. */
const partBytes = 1024 * 1024;
/** Parts read per query. */
const partsAtOnce = 4;

type PartRow = { delivery: number; part: number; content: Uint8Array };

/** A permanently damaged payload. `message` says why, without any of its content. */
export class DamagedPayload extends Error {
  override readonly name = "DamagedPayload";
}

/** Stores a payload; an empty one has no parts. */
export async function insertPayload(db: Knex, delivery: number, payload: Uint8Array): Promise<void> {
  for (let part = 0; part * partBytes < payload.length; part++) {
    const length = Math.min(partBytes, payload.length - part * partBytes);
    const content = Buffer.from(payload.buffer, payload.byteOffset + part * partBytes, length);
    await db<PartRow>(PARTS).insert({ delivery, part, content });
  }
}

/** Number of stored bytes. Checked before allocating memory, because the length in a damaged row may be wrong. */
async function storedBytes(db: Knex, delivery: number): Promise<number> {
  const [row] = await db(PARTS)
    .where({ delivery })
    .select(db.raw("sum(length(??)) as bytes", ["content"]));
  return Number(row?.bytes ?? 0);
}

const incomplete = (found: number, bytes: number): DamagedPayload =>
  new DamagedPayload(`The stored payload is damaged: it has ${found} bytes of ${bytes}.`);

/** Reads a payload with only a few parts in memory twice. @throws DamagedPayload if its length is wrong */
export async function readPayload(db: Knex, delivery: number, bytes: number): Promise<Uint8Array> {
  if (bytes > partsAtOnce * partBytes) {
    const found = await storedBytes(db, delivery);
    if (found !== bytes) throw incomplete(found, bytes);
  }
  const payload = new Uint8Array(bytes);
  let length = 0;
  for (let from = 0; length < bytes; from += partsAtOnce) {
    const rows: PartRow[] = await db<PartRow>(`${PARTS} as p`)
      .where("p.delivery", delivery)
      .where("p.part", ">=", from)
      .orderBy("p.part")
      .limit(partsAtOnce)
      .select("p.*");
    if (rows.length === 0) throw incomplete(length, bytes);
    for (const { part, content } of rows) {
      if (!(content instanceof Uint8Array)) throw new DamagedPayload(`The stored payload is damaged in part ${part}.`);
      if (length + content.length > bytes) throw incomplete(length + content.length, bytes);
      payload.set(content, length);
      length += content.length;
    }
  }
  return payload;
}

/** Whether the error may be specific to this row rather than an outage. */
const mayBeRowFault = (db: Knex, error: unknown): boolean =>
  dialectOf(db).faultOf(error) === undefined || /CORRUPT|CRASHED|ERROR_ON_READ|IOERR|PACKET/.test(codeOf(error));

/**
 * Reads a payload, or returns why it is permanently unreadable. A failure is attributed to the row only if it happens
 * twice while the table is readable. Errors transient database errors
 */
export async function payloadOrDamage(db: Knex, delivery: number, bytes: number): Promise<Uint8Array | DamagedPayload> {
  for (let failures = 0; ; failures++) {
    try {
      return await readPayload(db, delivery, bytes);
    } catch (error) {
      if (error instanceof DamagedPayload) return error;
      if (error instanceof RangeError) return new DamagedPayload(`The stored payload is damaged: ${error.message}.`);
      if (!mayBeRowFault(db, error)) throw error;
      if (failures > 0) return new DamagedPayload(`The stored payload cannot be read (${codeOf(error) || "no code"}).`);
      await db<PartRow>(PARTS).where("delivery", -1).first("content");
    }
  }
}
