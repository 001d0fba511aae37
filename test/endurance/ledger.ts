import { type Kind, kinds, type Outcome } from "./write.ts";

type Page = Readonly<{ acknowledged: Map<string, number>; unknown: Map<string, number> }>;

/** How often each key of a kind was acknowledged, and how often its outcome is unknown. */
export type Ledger = Readonly<{
  note: (kind: Kind, key: string, outcome: Outcome) => void;
  page: (kind: Kind) => Page;
  refused: (kind: Kind) => number;
}>;

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

export function createLedger(): Ledger {
  const pages = new Map<Kind, Page>(kinds.map((kind) => [kind, { acknowledged: new Map(), unknown: new Map() }]));
  const refusals = new Map<string, number>();
  const page = (kind: Kind): Page => {
    const found = pages.get(kind);
    if (found === undefined) throw new Error(`No kind ${kind}`);
    return found;
  };
  return {
    note: (kind, key, outcome) => {
      if (outcome === "refused") add(refusals, kind);
      else add(page(kind)[outcome], key);
    },
    page,
    refused: (kind) => refusals.get(kind) ?? 0,
  };
}
