import { describe, expect, it } from "vitest";
import type { TracedSegment } from "../../../src/domain/segments/segment.ts";
import {
  minShownVotes,
  ownAddresses,
  removedVotes,
  revealsShadow,
  shownTo,
} from "../../../src/domain/segments/shown.ts";
import { row } from "../row.ts";

const seen = (one: Partial<TracedSegment>, required: string[] = [], viewerIpHash?: string) =>
  shownTo([row(one)], { required, viewerIpHash }).length === 1;

describe("rows shown to a caller", () => {
  it.each([
    // the row                                        plain  from its address  required
    [{}, true, true, true],
    [{ votes: minShownVotes }, true, true, true],
    [{ votes: removedVotes }, false, false, true],
    [{ hidden: 1 }, false, false, true],
    [{ shadowHidden: 1 }, false, true, true],
    [{ shadowHidden: 2 }, false, false, true],
    [{ shadowHidden: 1, hidden: 1 }, false, false, true],
    [{ shadowHidden: 1, votes: removedVotes }, false, false, true],
  ] as const)("%j: %s, from its address %s, required %s", (state, plain, own, required) => {
    const one = { ...state, uuid: "43daa096", originIpHash: "home" };
    expect(seen(one)).toBe(plain);
    expect(seen(one, [], "elsewhere")).toBe(plain);
    expect(seen(one, [], "home")).toBe(own);
    expect(seen(one, ["43daa096"])).toBe(required);
    expect(seen(one, ["43da"])).toBe(required); // the beginning is enough
    expect(seen(one, ["daa0", "43daa0967"])).toBe(plain);
  });

  it("an unknown address matches no submitter", () => {
    expect(seen({ shadowHidden: 1, originIpHash: undefined }, [], undefined)).toBe(false);
  });

  it.each([
    // another row from the caller's address         shows the hidden row
    [{}, true],
    [{ shadowHidden: 1 }, true],
    [{ hidden: 1 }, true],
    [{ timeSubmitted: 5 }, false],
  ] as const)("sent together with %j: %s", (other, shown) => {
    const hidden = row({ id: 1, shadowHidden: 1, originIpHash: "gone" });
    const rows = [hidden, row({ id: 2, originIpHash: "home", ...other })];
    expect(shownTo(rows, { required: [], viewerIpHash: "home" }).includes(hidden)).toBe(shown);
  });

  it("removed rows stay hidden beside what their sender may see", () => {
    const own = { shadowHidden: 1, originIpHash: "home" } as const;
    const rows = [
      row({ id: 1, ...own }),
      row({ id: 2, ...own, votes: removedVotes }),
      row({ id: 3, ...own, hidden: 1 }),
    ];
    expect(shownTo(rows, { required: [], viewerIpHash: "home" }).map(({ id }) => id)).toEqual([1]);
  });

  it.each([
    // the row                                             addresses shown more    private when shown
    [{ shadowHidden: 1, originIpHash: "home" }, ["home"], true],
    [{ shadowHidden: 1, originIpHash: undefined }, [], true],
    [{ shadowHidden: 1, timeSubmitted: 5, originIpHash: "home" }, ["elsewhere", "home"], true],
    [{ shadowHidden: 1, hidden: 1, originIpHash: "home" }, [], true],
    [{ shadowHidden: 2, originIpHash: "home" }, [], true],
    [{ originIpHash: "home" }, [], false],
  ] as const)("%j is shown to %j only, is private when shown: %s", (state, addresses, reveals) => {
    const rows = [row({ id: 1, timeSubmitted: 5, originIpHash: "elsewhere" }), row({ id: 2, ...state })];
    expect(ownAddresses(rows)).toEqual(addresses);
    expect(revealsShadow(rows)).toBe(reveals);
  });
});
