import { Command } from "commander";

/** `segmark doctor` */
export const command = (): Command =>
  new Command("doctor")
    .helpGroup("Commands of the service:")
    .description("Check settings, database, disk and port of the service, and say what to do. Nothing is changed.")
    .option("--json", "print the findings as JSON")
    .action(async (options) => {
      const { runDoctor } = await import("../doctor.ts");
      await runDoctor(options);
    });
