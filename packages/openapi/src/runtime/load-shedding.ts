/** `high`: reject expensive requests. `extreme`: reject nearly everything. */
export type Pressure = "none" | "high" | "extreme";

/** Measures event loop lag. `tick` is called by a timer, `pressure` for each request. */
export type LoadGauge = Readonly<{ tick: () => void; pressure: () => Pressure }>;

/** Units   ms */
const TICK = 20;
/** Lag of an event loop iteration that counts as late. */
const LATE = 80;
/** How long iterations have to be late. A burst served within it, or a garbage collection, is not an overload. */
const SUSTAINED = 1000;
const HIGH = 150;
/** Rejecting a thousand requests also takes a few hundred ms of an iteration, which cached reads must survive. */
const EXTREME = 1000;

/**
 * A 20 ms timer fires late when requests keep the event loop busy. Once it has been late for a second, requests queued
 * since the last tick are served up to a time limit, and the rest of the iteration is rejected; the next iteration
 * starts over.
 * @param now monotonic ms
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

/** A gauge that ticks until disposed; does not keep the process alive. */
export function startLoadGauge(): LoadGauge & Disposable {
  const gauge = createLoadGauge(() => performance.now());
  const timer = setInterval(gauge.tick, TICK).unref();
  return { ...gauge, [Symbol.dispose]: () => clearInterval(timer) };
}

/**
 * What to reject under overload. Paths are the templates of operations; a request without an operation has its own
 * path.
 * - `last`    requests still served under high pressure: reads that mostly come from memory
 * - `always`  requests of operators and load balancers
 */
export type LoadShedding = Readonly<{
  pressure: () => Pressure;
  last: (method: string, path: string) => boolean;
  always: (path: string) => boolean;
  /** Called for each rejected request. */
  onShed: () => void;
}>;

/** @param path the template of the operation, or the path of the request if there is none */
export function isShed({ pressure, last, always }: LoadShedding, method: string, path: string): boolean {
  const current = pressure();
  if (current === "none" || always(path)) return false;
  return current === "extreme" || !last(method, path);
}
