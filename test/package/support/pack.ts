import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { installPackages } from "./installed.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A file that exists once the package is installed, or could not be: see `user-folder.ts`. */
    installedFile: string;
  }
}

export type Installed = Readonly<{ folder: string } | { error: string }>;

/** Once per run, for all tests of what is published. Tests of other projects run meanwhile. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await mkdtemp(join(tmpdir(), "segmark-packing-"));
  const file = join(place, "installed.json");
  const installing = installPackages();
  const tell = async (installed: Installed): Promise<void> => {
    await writeFile(`${file}.new`, JSON.stringify(installed));
    await rename(`${file}.new`, file);
  };
  const reported = installing.then(
    ({ folder }) => tell({ folder }),
    (error: unknown) => tell({ error: String(error) }),
  );
  project.provide("installedFile", file);
  return async () => {
    await reported;
    await installing.then(
      (installed) => installed[Symbol.asyncDispose](),
      () => undefined,
    );
    await rm(place, { recursive: true });
  };
}
