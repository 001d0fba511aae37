import { openStorage } from "../../../src/storage/open.ts";
import { applySchema } from "../../../src/storage/schema.ts";

// Applies the schema and prints the steps applied by this process.
await using storage = await openStorage({ url: process.argv[2] ?? "" });
process.stdout.write(JSON.stringify(await applySchema(storage)));
