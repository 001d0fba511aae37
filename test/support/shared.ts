import { afterAll, beforeAll } from "vitest";

/**
 * One world for the tests of a `describe` that change nothing in it, such as a table of refusals: making one takes
 * longer than most of them.
 */
export function shared<World extends AsyncDisposable>(make: () => Promise<World>): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await make();
  });
  afterAll(async () => {
    await world?.[Symbol.asyncDispose]();
    world = undefined;
  });
  return () => {
    if (world === undefined) throw new Error("A world is shared by tests, and made before the first of them.");
    return world;
  };
}
