import { Command } from "commander";

/** `segmark hash-user-id` */
export const command = (): Command =>
  new Command("hash-user-id")
    .helpGroup("Commands of the service:")
    .description("Print the public id of a local user id, which is read from standard input or asked for.")
    .usage("[options]")
    .argument("[nothing...]") // refused in words that do not repeat it, as commander would
    .allowUnknownOption()
    .action(async (args) => {
      const { runHashUserId } = await import("../hash-user-id.ts");
      await runHashUserId(args);
    });
