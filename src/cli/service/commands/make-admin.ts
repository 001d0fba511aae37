import { Command } from "commander";

/** `segmark make-admin` */
export const command = (): Command =>
  new Command("make-admin")
    .helpGroup("Commands of the service:")
    .description("Make a user the administrator. The local user id is read from standard input or asked for.")
    .usage("[options]")
    .argument("[nothing...]") // refused in words that do not repeat it, as commander would
    .allowUnknownOption()
    .action(async (args) => {
      const { runMakeAdmin } = await import("../make-admin.ts");
      await runMakeAdmin(args);
    });
