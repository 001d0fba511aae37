import { describe, expect, it } from "vitest";
import { slots } from "../../src/proxy/slots.ts";

/** Tasks that end on demand, and a list of those that began. */
function work() {
  const begun: number[] = [];
  const enders = new Map<number, () => void>();
  const task = (n: number) => () =>
    new Promise<void>((resolve) => {
      begun.push(n);
      enders.set(n, resolve);
    });
  return { begun, task, end: (n: number) => enders.get(n)?.() };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;

describe("slots", () => {
  it("delay tasks beyond the limit until another ends, in order of arrival", async () => {
    const { begun, task, end } = work();
    const room = slots(2);
    await room.begin(task(1), never);
    await room.begin(task(2), never);
    const [third, fourth] = [room.begin(task(3), never), room.begin(task(4), never)];
    await turn();
    expect(begun).toEqual([1, 2]);
    end(2);
    await third;
    expect(begun).toEqual([1, 2, 3]);
    end(1);
    await fourth;
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it("drop what waits when stopped, and resolve when the rest has ended", async () => {
    const { begun, task, end } = work();
    const room = slots(1);
    const stop = new AbortController();
    await room.begin(task(1), stop.signal);
    const second = room.begin(task(2), stop.signal);
    stop.abort();
    let idle = false;
    const done = room.idle().then(() => {
      idle = true;
    });
    await turn();
    expect(idle).toBe(false);
    end(1);
    await Promise.all([second, done]);
    expect(begun).toEqual([1]);
  });

  it("are idle initially", async () => {
    await slots(1).idle();
  });
});
