import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { crashLoop, type Victim } from "../endurance/crash-loop.ts";
import { endServices } from "../endurance/service.ts";

afterAll(endServices);

const engine = inject("engine");
/** SQLite has no server process. */
const victims: readonly Victim[] = engine === "sqlite" ? ["service"] : ["service", "database"];

describe("SIGKILL while clients write", () => {
  it.each(victims)("of the %s: acknowledged writes are stored, once", async (victim) => {
    const folder = await mkdtemp(join(tmpdir(), "segmark-crash-"));
    try {
      const { findings } = await crashLoop({ engine, victim, rounds: 2, folder });
      for (const { kind, acknowledged, lost, twice, strange, refused } of findings) {
        expect(acknowledged, `${kind} acknowledged`).toBeGreaterThan(0);
        expect({ kind, lost, twice, strange, refused }).toEqual({ kind, lost: 0, twice: 0, strange: 0, refused: 0 });
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
