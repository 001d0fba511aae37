import type { TestProject } from "vitest/node";
import { installPackage } from "./installed.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A folder of a user, in whose node_modules the packed package is. */
    userFolder: string;
  }
}

/** Once per run, for all tests of what is published. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const installed = await installPackage();
  project.provide("userFolder", installed.folder);
  return async () => await installed[Symbol.asyncDispose]();
}
