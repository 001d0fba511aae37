import type { TestProject } from "vitest/node";
import { prepareGround } from "./ground.ts";
import { makeTemplate } from "./template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A data directory of MariaDB with users, to be copied. */
    template: string;
  }
}

/** Once for all files of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ground = await prepareGround();
  project.provide("template", await makeTemplate(ground));
  return async () => ground[Symbol.asyncDispose]();
}
