import { Command } from "commander";

/** `segmark healthcheck` */
export const command = (): Command =>
  new Command("healthcheck")
    .helpGroup("Commands of the service:")
    .description("Ask the service at HOST and PORT whether it is ready. Exit code 0: it is, 1: it is not.")
    .option("--timeout <seconds>", "how long to wait for an answer, at most 300", "3")
    .action(async (options) => {
      const { runHealthcheck } = await import("../healthcheck.ts");
      await runHealthcheck(options);
    });
