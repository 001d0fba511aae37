import { pathOf, read } from "./pages.ts";
import { launch } from "./run-example.ts";

type Command = Readonly<{ env: Readonly<Record<string, string>>; program: string; args: readonly string[] }>;

const parsed = (line: string): Command => {
  const words = line.split(" ");
  const variables = words.filter((word) => /^[A-Z_]+=/.test(word));
  const [program = "", ...args] = words.slice(variables.length);
  return { env: Object.fromEntries(variables.map((word) => word.split("=", 2))), program, args };
};

/** The commands of a page that start the program it shows. */
export const startsOf = (page: string): Command[] =>
  [...read(page).matchAll(/^```sh\n(WEBHOOK_SECRET=.*)\n```$/gm)].map(([, line = ""]) => parsed(line));

const shown = /```sh\n(.* node send\.ts)\n```\n\n```text\n(.*\n)```/g;
const sendings = [...read("packages/webhooks/docs/platforms.md").matchAll(shown)].map(([, line = "", prints = ""]) => ({
  ...parsed(line),
  prints,
}));

/** What the page about platforms says that its commands print: for a delivery that is accepted, and for one that is not. */
export const answers: readonly string[] = sendings.map(({ prints }) => prints);

/** What these commands print with this address. */
export const sentTo = (address: string): Promise<readonly string[]> =>
  Promise.all(
    sendings.map(async ({ env }) => {
      const { stdout } = await launch([pathOf("packages/webhooks/examples/send.ts"), address], env).ended;
      return stdout;
    }),
  );
