import { Command } from "commander";

/** `segmark serve`; `segmark.js` runs it without commander when nothing is left to parse. */
export const command = (): Command =>
  new Command("serve")
    .helpGroup("Commands of the service:")
    .description(
      "Run the service until it is stopped. Settings are environment variables: see docs/deployment/settings.md.",
    )
    .option("--check", "only check that the specifications and the code of the service are consistent")
    .action(async ({ check }) => {
      const { runTask } = await import("../../../process/command/service.js");
      await runTask(check ? "--check" : "serve");
    });
