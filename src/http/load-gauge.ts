/** `high`: what costs much should wait for another day. `extreme`: so should nearly everything. */
export type Pressure = "none" | "high" | "extreme";

/** Feels how late the event loop is. `tick` is called by a timer, `pressure` whenever a request comes. */
export type LoadGauge = Readonly<{ tick: () => void; pressure: () => Pressure }>;

/** Units   ms */
const TICK = 20;
/** How long lateness is remembered. One long pause, such as a garbage collection, is no overload. */
const MEMORY = 300;
const SUSTAINED = 80;
const HIGH = 150;
const EXTREME = 400;

/**
 * A timer that should come every 20 ms comes late when requests keep the event loop busy. While it is late again and again, what has been waiting
 * since the last tick is served until a bound on time, and the rest of this round is refused; the next round begins anew.
 * @param now ms, never going back
 */
export function createLoadGauge(now: () => number): LoadGauge {
  let last = now();
  let usual = 0;
  return {
    tick: () => {
      const time = now();
      const passed = time - last;
      usual += (Math.max(0, passed - TICK) - usual) * Math.min(1, passed / MEMORY);
      last = time;
    },
    pressure: () => {
      if (usual < SUSTAINED) return "none";
      const late = now() - last - TICK;
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
