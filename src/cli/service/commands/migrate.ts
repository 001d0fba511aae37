import { Command } from "commander";

/** `segmark migrate`; `segmark.js` runs it without commander when nothing is left to parse. */
export const command = (): Command =>
  new Command("migrate")
    .helpGroup("Commands of the service:")
    .description("Apply the schema of the service to its database, which DATABASE_URL names.")
    .action(async () => {
      const { runTask } = await import("../../../process/command/service.js");
      await runTask("migrate");
    });
