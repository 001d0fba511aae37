import { Argument, Command, Option } from "commander";

/** `segmark webhooks` */
export const command = (): Command =>
  new Command("webhooks")
    .helpGroup("Commands of the service:")
    .description("List the subscriptions of WEBHOOKS_OUT, test one, or send events again.")
    .addArgument(new Argument("<action>", "what to do").choices(["list", "test", "replay"]))
    .argument("[name]", "of the subscription to test")
    .option("--subscription <name>", "replay: those of this subscription")
    .option("--type <type>", "replay: events of this type, such as vote.down")
    .addOption(new Option("--state <state>", "replay: those in this state (default: dead)").choices(["sent", "dead"]))
    .option("--from <time>", "replay: events of this time or later, such as 2026-01-31T12:00:00Z")
    .option("--to <time>", "replay: events before this time")
    .option("--number <number>", "replay: this one of the subscription, whatever its state")
    .action(async (action, name, options) => {
      const { runWebhooks } = await import("../webhooks.ts");
      await runWebhooks(action, name, options);
    });
