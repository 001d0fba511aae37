import { writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { world } from "../../../packages/openapi/test/cli/support.ts";

it("segmark doctor prints a line for each finding, one for each remedy, and exits with 1 when there is a problem", async () => {
  await using here = world();
  await writeFile(`${here.path}/data`, "");
  const { status, out, err } = await here.startWith({ env: { PORT: "0", HOST: "here!" } }, "doctor").ended;
  expect([status, err]).toEqual([1, "2 problems, 1 warning.\n"]);
  expect(out).toContain(`
problem  settings       HOST: expected an address such as 127.0.0.1 or ::1, or a host name
                        → Correct or unset HOST; docs/deployment/settings.md lists all settings.
problem  data           ${here.path}/data cannot be the folder of the database: ${here.path}/data is a file.
                        → Move that file away, or name another path in DATABASE_URL.
ok       salt           IP_SALT is not set: the first start makes one.
`);
});

it("segmark doctor --json prints the same for programs, and exits with 0 when there is no problem", async () => {
  await using here = world();
  const given = { env: { PORT: "0", DATABASE_URL: "sqlite::memory:" } };
  const { status, out, err } = await here.startWith(given, "doctor", "--json").ended;
  expect([status, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toMatchObject({ ok: true, findings: expect.arrayContaining([]) });
  expect(JSON.parse(out).findings[0]).toEqual({ check: "node", level: "ok", text: `Node ${process.versions.node}` });
});
