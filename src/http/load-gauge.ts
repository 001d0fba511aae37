/** `high`: what costs much should wait for another day. `extreme`: so should nearly everything. */
export type Pressure = "none" | "high" | "extreme";

/** Feels how late the event loop is. `tick` is called by a timer, `pressure` whenever a request comes. */
export type LoadGauge = Readonly<{ tick: () => void; pressure: () => Pressure }>;

/** Units   ms */
const TICK = 20;
/** A round of the event loop that takes longer is a late one. */
const LATE = 80;
/** Rounds have to be late for so long. A burst that is served within it, or a garbage collection, is no overload. */
const SUSTAINED = 1000;
const HIGH = 150;
/** Refusing a thousand requests takes a few hundred ms of a round too, which cached reads must outlive. */
const EXTREME = 1000;

/**
 * A timer that should come every 20 ms comes late when requests keep the event loop busy. While it has been late for a second, what has been waiting
 * since the last tick is served until a bound on time, and the rest of this round is refused; the next round starts over.
 * @param now ms, never going back
 */
export function createLoadGauge(now: () => number): LoadGauge {
  let last = now();
  let lateSince: number | undefined;
  return {
    tick: () => {
      const time = now();
      if (time - last - TICK < LATE) lateSince = undefined;
      else lateSince ??= last;
      last = time;
    },
    pressure: () => {
      const time = now();
      if (lateSince === undefined || time - lateSince < SUSTAINED) return "none";
      const late = time - last - TICK;
      if (late > EXTREME) return "extreme";
      return late > HIGH ? "high" : "none";
    },
  };
}

/** A gauge that ticks until it is disposed; it keeps no process alive. */
export function startLoadGauge(): LoadGauge & Disposable {
  const gauge = createLoadGauge(() => performance.now());
  const timer = setInterval(gauge.tick, TICK).unref();
  return { ...gauge, [Symbol.dispose]: () => clearInterval(timer) };
}
