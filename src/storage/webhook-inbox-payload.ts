import type { Knex } from "knex";
import { PARTS } from "./webhook-inbox-rows.ts";

/** Far below `max_allowed_packet` of every server (16 MiB on MariaDB), although a statement spells each byte as two digits. */
const partBytes = 1024 * 1024;
/** Parts that are read together. */
const partsAtOnce = 4;

type PartRow = { delivery: number; part: number; content: Uint8Array };

/** Stores a payload; an empty one has no parts. */
export async function insertPayload(db: Knex, delivery: number, payload: Uint8Array): Promise<void> {
  for (let part = 0; part * partBytes < payload.length; part++) {
    const length = Math.min(partBytes, payload.length - part * partBytes);
    const content = Buffer.from(payload.buffer, payload.byteOffset + part * partBytes, length);
    await db<PartRow>(PARTS).insert({ delivery, part, content });
  }
}

/** The payload of a delivery, of which only some parts are in memory twice. Undefined when it is not there as a whole. */
export async function readPayload(db: Knex, delivery: number, bytes: number): Promise<Uint8Array | undefined> {
  const payload = new Uint8Array(bytes);
  let length = 0;
  for (let from = 0; length < bytes; from += partsAtOnce) {
    const rows: PartRow[] = await db<PartRow>(`${PARTS} as p`)
      .where("p.delivery", delivery)
      .where("p.part", ">=", from)
      .orderBy("p.part")
      .limit(partsAtOnce)
      .select("p.*");
    if (rows.length === 0) return undefined;
    for (const { content } of rows) {
      payload.set(content, length);
      length += content.length;
    }
  }
  return payload;
}
