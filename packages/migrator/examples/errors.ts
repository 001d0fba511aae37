import { createInstance, MigratorError, up } from "@segmark/migrator";

const failing = { name: "0001_fails", up: () => Promise.reject(new Error("there is no such column")) };
await using _instance = await createInstance({
  databaseUrl: "sqlite::memory:",
  loader: { list: () => [failing] },
});
try {
  await up();
} catch (error) {
  if (!(error instanceof MigratorError)) throw error;
  console.log(error.code);
  for (const [leader, { outcome, failed }] of Object.entries(error.leaders ?? {})) console.log(leader, outcome, failed);
}
