import { createMigrator } from "@segmark/migrator";
import { newDirectoryLoader } from "@segmark/migrator/directory-loader";
import { openStorage } from "../../../src/storage/open.ts";

// Migrates a database with the units of a folder and prints what this process applied.
const [url = "", folder = "", leaseMs = "30000"] = process.argv.slice(2);
await using storage = await openStorage({ url });
const warn = (fields: Readonly<Record<string, unknown>>, message: string): void =>
  void process.stderr.write(`${message} ${fields["migration"]}\n`);
const log = { info: () => undefined, warn };
const loader = newDirectoryLoader(folder);
const migrator = createMigrator({ knex: storage.knex, loader, log, leaseMs: Number(leaseMs) });
process.stdout.write(JSON.stringify(await migrator.up()));
