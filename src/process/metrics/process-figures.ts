import { readdirSync, readFileSync } from "node:fs";
import { getHeapSpaceStatistics } from "node:v8";
import { delayFigures } from "./event-loop-delay.ts";
import type { Metric, Sample } from "./exposition.ts";
import { gcFigures } from "./gc-figures.ts";

type Read = () => number | undefined;

const one = (type: Metric["type"], name: string, help: string, read: Read): Metric => ({
  name,
  help,
  type,
  read: () => {
    const value = read();
    return value === undefined ? [] : [{ value }];
  },
});

/** Omits metrics that are not available on this platform. */
const unlessGone = (read: () => number): Read => {
  return () => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
};

const ofStatus = (field: string): Read =>
  unlessGone(() => {
    const [, kilobytes] =
      new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(readFileSync("/proc/self/status", "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  });

const maxFiles = (): number => {
  const [, most = ""] = /^Max open files\s+(\S+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
  return most === "unlimited" ? Number.POSITIVE_INFINITY : Number(most);
};

const system: readonly Metric[] =
  process.platform === "linux"
    ? [
        one("gauge", "process_resident_memory_bytes", "Resident memory size in bytes.", ofStatus("VmRSS")),
        one("gauge", "process_virtual_memory_bytes", "Virtual memory size in bytes.", ofStatus("VmSize")),
        one("gauge", "process_heap_bytes", "Process heap size in bytes.", ofStatus("VmData")),
        one(
          "gauge",
          "process_open_fds",
          "Number of open file descriptors.",
          unlessGone(() => readdirSync("/proc/self/fd").length - 1), // without the one opened by readdir itself
        ),
        one("gauge", "process_max_fds", "Maximum number of open file descriptors.", unlessGone(maxFiles)),
      ]
    : [
        one("gauge", "process_resident_memory_bytes", "Resident memory size in bytes.", () =>
          process.memoryUsage.rss(),
        ),
      ];

/** Number of each kind, in order of first occurrence. */
function countKinds(kinds: readonly string[]): Sample[] {
  const counts = new Map<string, number>();
  for (const type of kinds) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, value]) => ({ labels: { type }, value }));
}

const kindsOf = (name: string, help: [each: string, all: string], kinds: () => readonly string[]): Metric[] => [
  { name, help: help[0], type: "gauge", read: () => countKinds(kinds()) },
  one("gauge", `${name}_total`, help[1], () => kinds().length),
];

/** Node has no public API for these. */
const active = (which: "_getActiveHandles" | "_getActiveRequests") => (): string[] => {
  const list: unknown = Reflect.get(process, which);
  const found: unknown = typeof list === "function" ? list.call(process) : [];
  return Array.isArray(found) ? found.map((one: object) => one.constructor?.name ?? "") : [];
};

const spaces = (part: string, field: "space_size" | "space_used_size" | "space_available_size"): Metric => ({
  name: `nodejs_heap_space_size_${part}_bytes`,
  help: `Process heap space size ${part} from Node.js in bytes.`,
  type: "gauge",
  read: () =>
    getHeapSpaceStatistics().map((space) => ({
      labels: { space: space.space_name.replace(/_space$/, "") },
      value: space[field],
    })),
});

/** Metrics from Node and the operating system; observed from now on. */
export function processFigures(): readonly Metric[] {
  const cpu = (part: (usage: NodeJS.CpuUsage) => number) => (): number => part(process.cpuUsage()) / 1e6;
  const began = Math.round(Date.now() / 1000 - process.uptime());
  const [major = "", minor = "", patch = ""] = process.versions.node.split(".");
  const figures: readonly Metric[] = [
    one(
      "counter",
      "process_cpu_user_seconds_total",
      "Total user CPU time spent in seconds.",
      cpu(({ user }) => user),
    ),
    one(
      "counter",
      "process_cpu_system_seconds_total",
      "Total system CPU time spent in seconds.",
      cpu(({ system }) => system),
    ),
    one(
      "counter",
      "process_cpu_seconds_total",
      "Total user and system CPU time spent in seconds.",
      cpu(({ user, system }) => user + system),
    ),
    one("gauge", "process_start_time_seconds", "Start time of the process since unix epoch in seconds.", () => began),
    ...system,
    ...delayFigures(),
    ...kindsOf(
      "nodejs_active_resources",
      [
        "Number of active resources that are currently keeping the event loop alive, grouped by async resource type.",
        "Total number of active resources.",
      ],
      () => process.getActiveResourcesInfo(),
    ),
    ...kindsOf(
      "nodejs_active_handles",
      [
        "Number of active libuv handles grouped by handle type. Every handle type is C++ class name.",
        "Total number of active handles.",
      ],
      active("_getActiveHandles"),
    ),
    ...kindsOf(
      "nodejs_active_requests",
      [
        "Number of active libuv requests grouped by request type. Every request type is C++ class name.",
        "Total number of active requests.",
      ],
      active("_getActiveRequests"),
    ),
    one(
      "gauge",
      "nodejs_heap_size_total_bytes",
      "Process heap size from Node.js in bytes.",
      () => process.memoryUsage().heapTotal,
    ),
    one(
      "gauge",
      "nodejs_heap_size_used_bytes",
      "Process heap size used from Node.js in bytes.",
      () => process.memoryUsage().heapUsed,
    ),
    one(
      "gauge",
      "nodejs_external_memory_bytes",
      "Node.js external memory size in bytes.",
      () => process.memoryUsage().external,
    ),
    spaces("total", "space_size"),
    spaces("used", "space_used_size"),
    spaces("available", "space_available_size"),
    {
      name: "nodejs_version_info",
      help: "Node.js version info.",
      type: "gauge",
      read: () => [{ labels: { version: process.version, major, minor, patch }, value: 1 }],
    },
    gcFigures(),
  ];
  return figures.map((figure) => ({ ...figure, name: `segmark_${figure.name}` }));
}
