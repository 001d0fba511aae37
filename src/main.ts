import cluster from "node:cluster";
import { pino } from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { migrate, StartError, start } from "./start.ts";
import { supervise } from "./supervisor.ts";

const say = (text: string): void => void process.stderr.write(`${text}\n`);

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  if (process.argv[2] === "migrate") await migrate(config, log);
  else if (config.workers > 1 && cluster.isPrimary) supervise(config.workers, log);
  else await serve();

  async function serve(): Promise<void> {
    const segmark = await start(config, log);
    let stopping = false;
    const stop = async (signal: string): Promise<void> => {
      if (stopping) process.exit(1); // asked twice: leave at once
      stopping = true;
      log.info({ signal }, "stopping: requests under way may finish");
      await segmark.stop();
      log.info("stopped");
      process.exit(0);
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    // A supervisor that is gone cannot ask; its workers leave with it.
    process.on("disconnect", () => stop("disconnect"));
  }
} catch (error) {
  if (error instanceof ConfigError || error instanceof StartError) say(error.message);
  else say(`Segmark cannot start: ${error instanceof Error ? error.stack : String(error)}`);
  process.exit(1);
}
