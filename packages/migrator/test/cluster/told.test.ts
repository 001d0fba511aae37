import { expect, it } from "vitest";
import { createInstance, storage } from "../../src/index.ts";

const useSchema = false;

it("a cancelled run says so, and not that it took too long", async () => {
  const begun = Promise.withResolvers<void>();
  const up = (): Promise<void> =>
    new Promise((_resolve, reject) => {
      storage().signal.addEventListener("abort", () => reject(new Error("stopped")));
      begun.resolve();
    });
  const loader = { list: () => [{ name: "01", up }] };
  await using instance = await createInstance({ databaseUrl: "sqlite::memory:", loader, useSchema });
  let runId = "";
  const onProgress = (progress: Readonly<{ runId: string }>): void => {
    runId = progress.runId;
  };
  const call = instance.manager.up({ onProgress }).catch((error: unknown) => error);
  await begun.promise;
  await instance.manager.cancel(runId);
  expect(await call).toMatchObject({
    code: "cancelled",
    message: expect.stringMatching(/^local did not finish 01, because the run was cancelled\. Call again/),
  });
});

it("a list that cannot be moved says once that nothing was copied", async () => {
  await using instance = await createInstance({
    databaseUrl: "sqlite::memory:",
    loader: { list: () => [] },
    useSchema,
  });
  const sections = [{ filename: "migrations.yml", content: "applied: [a, a]" }];
  await instance.manager.config.patch({ version: 0, sections });
  await expect(instance.manager.moveMigrationsState()).rejects.toMatchObject({
    message: "The list to move does not fit local: a is listed twice. Nothing was copied.",
  });
});
