import { describe, expect, it } from "vitest";
import { chooseHost, probationMs } from "../../src/hosts/choose-host.ts";
import type { HostStatus } from "../../src/hosts/host-status.ts";

const now = 1_000_000;
type Seen = Partial<HostStatus>;

const sightings = (...seen: readonly Seen[]): HostStatus[] =>
  seen.map((one, index) => ({
    address: { host: `h${index + 1}`, port: 3306 },
    state: "writable",
    why: "",
    isCluster: false,
    server: `server ${index + 1}`,
    since: now - 1000,
    ...one,
  }));

/** The number of the host in use after one of these sightings; 0 when there is none. */
function chosen(seen: readonly Seen[], current?: number): readonly [number, boolean] {
  const all = sightings(...seen);
  const choice = chooseHost(all, current === undefined ? undefined : all[current - 1], now);
  return "none" in choice ? [0, false] : [all.indexOf(choice.use) + 1, choice.graceful];
}

const node: Seen = { isCluster: true };
const old: Seen = { ...node, since: now - probationMs };
const closed: Seen = { state: "closed", why: "read_only is ON" };
const silent: Seen = { state: "silent", why: "no answer within 1000 ms" };

describe("the host chosen for writes", () => {
  it.each([
    // hosts, in use before, in use then, without breaking anything
    ["the one of a pair that accepts writes", [closed, {}], undefined, 2, false],
    ["the same as long as it accepts writes", [{}, silent], 1, 1, true],
    ["the new primary of a pair when the old one is read-only", [closed, {}], 1, 2, false],
    ["the new primary of a pair when the old one is silent", [silent, {}], 1, 2, false],
    ["the old primary when no other host accepts writes, since it can be read", [closed, silent], 1, 1, true],
    ["none when the old primary is silent and the replica is not promoted", [silent, closed], 1, 0, false],
    ["none when both servers of a pair accept writes at the start", [{}, {}], undefined, 0, false],
    ["none when the current one is gone and two others both accept writes", [silent, {}, {}], 1, 0, false],
    ["the one in use when an old primary comes back and accepts writes too", [{ since: 0 }, {}], 2, 2, true],
    ["one server under two names", [{ server: "x" }, { server: "x" }], undefined, 1, false],
    ["the first node of a cluster", [node, node, node], undefined, 1, false],
    ["the next node of a cluster", [silent, node, node], 1, 2, false],
    ["the node in use while the first one has just come back", [node, node, node], 2, 2, true],
    ["the first node again after it has been healthy for a while", [old, node, node], 2, 1, true],
    ["none of a cluster and a server beside it", [node, {}], undefined, 0, false],
  ] as const)("is %s", (_what, seen, current, then, calm) => {
    expect(chosen(seen, current)).toEqual([then, calm]);
  });

  it("is none, with the reason for each host", () => {
    expect(chooseHost(sightings(silent, closed), undefined, now)).toEqual({
      none: "none is writable: h1:3306: no answer within 1000 ms; h2:3306: read_only is ON",
    });
    expect(chooseHost(sightings({}, {}), undefined, now)).toMatchObject({
      none: expect.stringMatching(/make all but one read-only/),
    });
  });
});
