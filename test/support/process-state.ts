import { vi } from "vitest";

const events = ["uncaughtException", "unhandledRejection", "warning", "SIGINT", "SIGTERM", "SIGUSR2"];

/** State that a test file could change for the files that run after it in the same process. */
export const processState = () => ({
  folder: process.cwd(),
  env: { ...process.env },
  listeners: events.map((event) => `${event} ${process.listenerCount(event)}`),
  fakeTimers: vi.isFakeTimers(),
});
