import { afterAll, expect } from "vitest";
import { guard } from "./leaks.ts";

/** Runs beside every file of tests. */
afterAll(() => expect(guard.leaks(), "somebody can read what nobody may").toEqual([]));
