import { describe, expect, it } from "vitest";
import { type Going, greeting, world } from "../support.ts";

/** The address that Prism prints once it listens. */
const address = async (mock: Going): Promise<string> =>
  /http:\/\/127\.0\.0\.1:\d+/.exec(await mock.line("Prism is listening on"))?.[0] ?? "none";

describe("segmark mock", () => {
  it("responds with the examples of the document until it is stopped", async () => {
    await using here = world();
    here.write("openapi.yaml", greeting);
    const mock = here.start("mock", "--port", "0");
    const url = await address(mock);
    const reply = await fetch(`${url}/greetings/Ada`);
    expect([reply.status, await reply.json()]).toEqual([200, { text: "Hello, Ada." }]);
    mock.process.kill("SIGINT");
    expect((await mock.ended).status).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });

  it.each([
    [["--port", "http"], 2, "--port http: expected a whole number from 0 to 65535."],
    [["--spec", "none.yaml"], 2, "There is no file none.yaml."],
    [["--spec", "broken.yaml", "--port", "0"], 1, "broken.yaml cannot be mocked; Prism printed the reason above."],
  ])("called with %j exits with %i", async (args, status, text) => {
    await using here = world();
    here.write("broken.yaml", "openapi: 3.1.0\ninfo: { title: Nothing, version: '1' }\npaths: {}\n");
    expect(await here.start("mock", ...args).ended).toMatchObject({ status, err: expect.stringContaining(text) });
  });
});
