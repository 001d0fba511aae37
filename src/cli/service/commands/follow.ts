import { Command } from "commander";

/** `segmark follow` */
export const command = (): Command =>
  new Command("follow")
    .helpGroup("Commands of the service:")
    .description("Keep the database of the service, which may be running, equal to that of another service.")
    .argument("<url>", "address of the origin")
    .option("--once", "end when it is in step, or cannot get there")
    .action(async (origin, options) => {
      const { runFollow } = await import("../follow.ts");
      await runFollow(origin, options);
    });
