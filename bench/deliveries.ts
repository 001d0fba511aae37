import { createHmac, timingSafeEqual } from "node:crypto";
import { Webhooks as Anchor } from "@octokit/webhooks";
import { Webhooks } from "@segmark/webhooks/internal/receiver/webhooks";
import { type Example, examplePayloads } from "../packages/webhooks/test/support/payloads.ts";

const SECRET = "a secret of the usual length, 32+";

/** A payload of about this size, as text. */
function payloadOf(size: number): { name: string; payload: string } {
  const distance = ({ bytes }: Example): number => Math.abs(bytes.length - size);
  const [nearest] = examplePayloads().toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw new Error("there are no payloads");
  return { name: nearest.event, payload: nearest.text };
}

/** Throughput in deliveries per second, processed sequentially. */
async function perSecond(work: () => Promise<unknown>, seconds: number): Promise<number> {
  const [start, batch] = [performance.now(), 20];
  let done = 0;
  for (; performance.now() - start < seconds * 1000; done += batch) for (let i = 0; i < batch; i++) await work();
  return done / ((performance.now() - start) / 1000);
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function bare(payload: Uint8Array, signature: string): unknown {
  const expected = `sha256=${createHmac("sha256", SECRET).update(payload).digest("hex")}`;
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) throw new Error("the signature must fit");
  return JSON.parse(Buffer.from(payload).toString("utf8"));
}

/**
 * Table rows: verifying, parsing and dispatching a delivery to one handler. The subjects are interleaved; the median of
 * the rounds is reported.
 * @param seconds per subject and payload
 */
export async function deliveryRows(seconds: number): Promise<string[][]> {
  const ours = new Webhooks({ secret: SECRET });
  const anchor = new Anchor({ secret: SECRET });
  let handled = 0;
  ours.onAny(() => void handled++);
  anchor.onAny(() => void handled++);

  const rows: string[][] = [];
  for (const size of [1_000, 25_000]) {
    const { name, payload } = payloadOf(size);
    const bytes = new TextEncoder().encode(payload);
    const signature = await ours.sign(payload);
    const delivery = { id: "1", name, signature };
    const subjects = {
      "HMAC, compare, JSON.parse by hand": async () => bare(bytes, signature),
      "segmark, from bytes": () => ours.verifyAndReceive({ ...delivery, payload: bytes }),
      "segmark, from text": () => ours.verifyAndReceive({ ...delivery, payload }),
      "@octokit/webhooks, from text": () => anchor.verifyAndReceive({ ...delivery, payload }),
    };
    const rounds = 7;
    const measured = new Map<string, number[]>();
    for (let round = 0; round <= rounds; round++)
      for (const [what, work] of Object.entries(subjects)) {
        const rate = await perSecond(work, seconds / rounds);
        if (round > 0) measured.set(what, [...(measured.get(what) ?? []), rate]); // the first round is a warm-up
      }
    const [byHand = Number.NaN] = [...measured.values()].map(middle);
    for (const [what, rates] of measured)
      rows.push([what, String(bytes.length), middle(rates).toFixed(0), (middle(rates) / byHand).toFixed(2)]);
  }
  if (handled === 0) throw new Error("no handler ran");
  return rows;
}
