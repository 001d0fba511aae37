import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { scratchFolder } from "../support/outages.ts";
import { launch } from "../support/service.ts";
import { openTerminal } from "../support/terminal.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is looked for
const colours = /\u001b\[\d+m/g;

describe.runIf(process.platform === "linux")("the service on a terminal", () => {
  it("says at its first start where everything is, and writes lines for people", async () => {
    await using folder = await scratchFolder();
    const terminal = openTerminal(folder.path, [], { PORT: "0" });
    await expect.poll(terminal.text).toMatch(/listening.*\n/);
    expect(terminal.text()).toMatch(colours);
    const shown = () => terminal.text().replaceAll(colours, "");
    const [, address = ""] = /listens +(http:\S+)\n/.exec(shown()) ?? [];
    expect(shown().split("\n").slice(1, 10)).toEqual([
      expect.stringContaining(`INFO  made a token for the operator file=${folder.path}/data/operator-token`),
      expect.stringMatching(/^\d\d:\d\d:\d\d\.\d{3} INFO {2}first start$/),
      expect.stringMatching(/^ {4}listens {8}http:\/\/127\.0\.0\.1:\d+$/),
      expect.stringMatching(/^ {4}pages {10}http:\/\/127\.0\.0\.1:\d+\/$/),
      `    data           ${folder.path}/data/segmark.db`,
      "    administrator  nobody yet: run `segmark make-admin`",
      `    operator       who has the token in ${folder.path}/data/operator-token`,
      "    players        set MIN_USER_ID_LENGTH=30 SUBMIT_RESPONSE=segments for those who submit from players",
      `    docs           ${fileURLToPath(new URL("../../docs/README.md", import.meta.url))}`,
    ]);
    const answer = await fetch(`${address}/api/nothing?userID=hidden`);
    expect([answer.status, await answer.text()]).toEqual([404, "There is no path /api/nothing here."]);
    await expect.poll(shown).toMatch(/INFO {2}answered .*status=404 .*path=\/api\/nothing\n/);
    terminal.type("\u0003");
    expect(await terminal.ended()).toBe(0);
    expect(shown()).toMatch(/INFO {2}the workers are stopped signal=SIGINT\n/);
    expect(shown()).not.toContain("hidden");
  });

  it("says it once, and without colours when NO_COLOR is set", async () => {
    await using folder = await scratchFolder();
    await using first = launch({ DATABASE_URL: `sqlite:${folder.path}/data.db` });
    expect(await first.logged(({ msg }) => msg === "first start")).toMatchObject({
      level: 30,
      service: { data: `${folder.path}/data.db`, administrator: "nobody yet: run `segmark make-admin`" },
    });
    await first.address();
    first.kill("SIGTERM");
    await first.exited;
    const terminal = openTerminal(folder.path, ["serve"], {
      PORT: "0",
      DATABASE_URL: "sqlite:./data.db",
      NO_COLOR: "1",
    });
    await expect.poll(terminal.text).toMatch(/INFO {2}listening address=\S+\n/);
    expect(terminal.text()).not.toMatch(colours);
    expect(terminal.text()).not.toContain("first start");
    terminal.type("\u0003");
    expect(await terminal.ended()).toBe(0);
  });
});

it("a wrong LOG_FORMAT is refused at the start", async () => {
  await using service = launch({ LOG_FORMAT: "xml", WORKERS: "1" });
  expect(await service.exited).toMatchObject({
    code: 1,
    stdout: "",
    stderr: "The environment is wrong:\n  LOG_FORMAT: expected one of pretty, json\n",
  });
});

it.each([["--help"], ["migrate", "now"]])("a worker alone refuses %s %s instead of serving", async (...args) => {
  await using worker = launch({ DATABASE_URL: "sqlite::memory:" }, args);
  expect(await worker.exited).toMatchObject({
    code: 1,
    stdout: "",
    stderr:
      "This is one worker of the service: it takes migrate, --check or nothing. Commands are those of segmark.js.\n",
  });
});
