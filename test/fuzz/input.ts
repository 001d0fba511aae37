import { type Random, randomFrom } from "../../bench/random.ts";
import type { Example } from "../../packages/webhooks/test/support/payloads.ts";
import type { Operation } from "./documents.ts";
import { deliveryOf, requestFor } from "./request.ts";
import type { Plausible } from "./sample.ts";
import { wireOf } from "./wire.ts";

/**
 * How bytes are sent. `whole` at once · `parts` in pieces with pauses · `abort` a part and the connection is cut ·
 * `half` a part and no more · `end` all and no more is written · `leave` all and the connection is cut · `slowRead`
 * all, and the answer is read late · `deaf` all, and nothing is read
 */
export type Manner = "whole" | "parts" | "abort" | "half" | "end" | "leave" | "slowRead" | "deaf";

/** Units   `pauseMs` between parts, and before a late reader reads */
export type Input = Readonly<{
  index: number;
  operation: string;
  parts: readonly Buffer[];
  manner: Manner;
  pauseMs: number;
  /** Whether a client that behaves like this is guaranteed a response. */
  isOwedAnswer: boolean;
}>;

export type World = Readonly<{
  operations: readonly Operation[];
  payloads: readonly Example[];
  plausible: Plausible;
  secret: string;
  host: string;
}>;

const manners: readonly Manner[] = ["parts", "abort", "half", "end", "leave", "slowRead", "deaf"];
/** A request to wait ten seconds or more for other runs may outlast the observation. */
const standsInLine = /[?&]wait=\d{2,}/;
/** The responses to all of them arrive in sequence over one connection. */
const MOST_PIPELINED = 20;

function cut(bytes: Buffer, pieces: number, random: Random): Buffer[] {
  const places = Array.from({ length: pieces - 1 }, () => random.below(bytes.length)).toSorted((a, b) => a - b);
  return [...places, bytes.length].map((end, i) => bytes.subarray(i === 0 ? 0 : places[i - 1], end));
}

/** The same input for the same seed and number, whatever was sent before. */
export function inputOf(world: World, seed: number, index: number): Input {
  // Neighbouring seeds make neighbouring first numbers; what comes later differs.
  const random = randomFrom(Math.imul(seed ^ (index + 1), 0x9e3779b1) ^ index);
  for (let i = 0; i < 8; i++) random.next();
  const operation = world.operations[random.below(world.operations.length)];
  const payload = world.payloads[random.below(world.payloads.length)];
  if (operation === undefined || payload === undefined) throw new Error("The documents have no operations.");
  const isDelivery = operation.id === "receiveWebhook" || random.below(20) === 0;
  const request = isDelivery
    ? deliveryOf(payload, world.secret, random)
    : requestFor(operation, world.plausible, random);
  const { bytes, isPlain } = wireOf(request, world.host, random);
  const manner = random.below(4) === 0 ? (manners[random.below(manners.length)] ?? "whole") : "whole";
  const times = random.below(30) === 0 ? 1 + random.below(MOST_PIPELINED) : 1;
  const all = times === 1 ? bytes : Buffer.concat(Array.from({ length: times }, () => bytes));
  return {
    index,
    operation: isDelivery ? "receiveWebhook" : operation.id,
    parts: manner === "parts" ? cut(all, 2 + random.below(6), random) : [all],
    manner,
    pauseMs: random.below(30),
    isOwedAnswer:
      isPlain && times === 1 && !standsInLine.test(request.target) && ["whole", "parts", "slowRead"].includes(manner),
  };
}
