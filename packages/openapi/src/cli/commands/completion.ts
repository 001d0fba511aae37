import { Argument, Command } from "commander";

/** `segmark completion` */
export const command = (): Command =>
  new Command("completion")
    .description("Print a script with which a shell completes the commands and options of segmark.")
    .addArgument(new Argument("<shell>").choices(["bash", "zsh", "fish"]))
    .action(async (shell, _options, own: Command) => {
      const { completionScript } = await import("../completion/script.ts");
      process.stdout.write(completionScript(shell, own.parent ?? own));
    });
