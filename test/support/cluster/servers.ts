import { afterAll, beforeAll, inject } from "vitest";
import { type Pairs, startPairs } from "./pairs.ts";

/**
 * Two replica sets of two servers each for all tests of a file; every test has databases and instances of its own on
 * them.
 */
export function useServers(): () => Pairs {
  let servers: Pairs | undefined;
  beforeAll(async () => {
    servers = await startPairs(["s1", "s2"], { template: inject("template") });
  });
  afterAll(() => servers?.[Symbol.asyncDispose]());
  return () => {
    if (servers === undefined) throw new Error("the servers were not started");
    return servers;
  };
}
