import { flushCompileCache } from "node:module";
import { newDirectoryLoader } from "@segmark/migrator/directory-loader";
import { createMigrationServer, type MigrationServer } from "@segmark/migrator/server";
import { type Crash, createCrashes } from "./crash.ts";

/**
 * An application that is nothing but its migrations, as a process of its own. To start is what takes its time, so that
 * one process is one instance after another: `start` makes it one, `stop` ends that.
 */
export type Order =
  | Readonly<{ order: "start"; env: Readonly<Record<string, string>> }>
  | Readonly<{ order: "stop" }>
  | Readonly<{ order: "crash"; point: Crash }>;

const crashes = createCrashes();
let current: MigrationServer | undefined;

async function obey(order: Order): Promise<void> {
  if (order.order === "crash") return crashes.arm(order.point);
  if (order.order === "stop") return current?.stop();
  const loader = newDirectoryLoader(order.env["MIGRATIONS"]);
  current = await createMigrationServer(order.env, { loader });
  await current.server.start();
  flushCompileCache(); // this process will be killed, and the next one should start faster
}

process.on("message", (order: Order) =>
  obey(order).then(
    () => process.send?.("done"),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  ),
);
