import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import { apply, differences } from "../../src/codegen/files.ts";
import { temporaryFolder } from "./support.ts";

const text = (version: number): string =>
  `// Generated from a.yaml by \`make\`.\n${`export {}; // ${version}\n`.repeat(1000)}`;

it("a file is replaced as a whole: who reads it meanwhile gets all of the one before", async () => {
  await using folder = temporaryFolder();
  const path = `${folder.path}/made/types.ts`;
  apply([{ path, state: "missing", text: text(1) }]);
  const reader = openSync(path, "r");
  try {
    apply([{ path, state: "stale", text: text(2) }]);
    expect(readFileSync(reader, "utf8")).toBe(text(1));
  } finally {
    closeSync(reader);
  }
  expect(readFileSync(path, "utf8")).toBe(text(2));
  expect(readdirSync(`${folder.path}/made`)).toEqual(["types.ts"]);
});

it("a file that cannot be written leaves nothing beside it", async () => {
  await using folder = temporaryFolder();
  mkdirSync(`${folder.path}/types.ts`);
  expect(() => apply([{ path: `${folder.path}/types.ts`, state: "missing", text: "" }])).toThrow(/EISDIR|ENOTEMPTY/);
  expect(readdirSync(folder.path)).toEqual(["types.ts"]);
});

it("a superfluous file that another run has removed is no fault", async () => {
  await using folder = temporaryFolder();
  expect(() => apply([{ path: `${folder.path}/old.ts`, state: "superfluous", text: "" }])).not.toThrow();
});

it("what a killed run has left is superfluous once it is old, whether or not all of it was written", async () => {
  await using folder = temporaryFolder();
  const [out, handlers] = [`${folder.path}/made`, `${folder.path}/handlers`];
  const old = [`${out}/old.ts`, `${out}/types/pets.ts`, `${handlers}/index.ts`].map(
    (path) => `${path}.${randomUUID()}.partial`,
  );
  const others = [`${out}/young.ts.${randomUUID()}.partial`, `${out}/film.partial`, `${out}/film.1f0c.partial`];
  for (const path of [...old, ...others]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path === old[0] ? "" : text(1));
    const hoursAgo = Date.now() / 1000 - 2 * 3600;
    if (path !== others[0]) utimesSync(path, hoursAgo, hoursAgo);
  }
  const found = differences([{ path: `${handlers}/index.ts`, text: "" }], [out]).filter(
    ({ state }) => state === "superfluous",
  );
  expect(found.map(({ path }) => path).sort()).toEqual(old.sort());
  apply(found);
  expect(readdirSync(out).sort()).toEqual([...others.map((path) => basename(path)), "types"].sort());
});

it("what another run is about to name is not superfluous", async () => {
  await using folder = temporaryFolder();
  writeFileSync(`${folder.path}/types.ts.1f0c.partial`, text(1));
  writeFileSync(`${folder.path}/old.ts`, text(1));
  expect(differences([], [folder.path])).toEqual([{ path: `${folder.path}/old.ts`, state: "superfluous", text: "" }]);
});
