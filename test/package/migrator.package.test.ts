import { expect, it } from "vitest";
import { runScript } from "./support/runtimes.ts";

it("the migrator is included", async () => {
  const source = `
    import { createMigrator, storage } from "segmark/migrator";
    import { new as newDirectoryLoader } from "segmark/migrator/directory-loader";
    console.log([createMigrator, storage, newDirectoryLoader].map((one) => typeof one).join());`;
  expect(await runScript(source)).toBe("function,function,function");
});
