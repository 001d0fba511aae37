import { set_loader } from "@segmark/migrator";
import { new as newDirectoryLoader } from "@segmark/migrator/directory-loader";
import { createMigrationServer } from "@segmark/migrator/server";

set_loader(newDirectoryLoader("./migrations"));

const { server, stop } = await createMigrationServer(process.env);
await server.start();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop());
