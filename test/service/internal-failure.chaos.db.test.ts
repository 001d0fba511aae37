import { describe, expect, inject, it } from "vitest";
import { startNode } from "../support/child.ts";

const script = new URL("../support/children/fails-inside.ts", import.meta.url);

describe.runIf(inject("engine") === "sqlite")("an uncaught error in a request", () => {
  it.each([
    ["timer", "uncaughtException"],
    ["promise", "unhandledRejection"],
    ["listener", "uncaughtException"],
  ])(
    "from a %s is logged once with the request id, and answered with 500; other requests finish",
    async (how, origin) => {
      const { child, ended } = startNode(script, []);
      let output = "";
      child.stdout?.on("data", (chunk) => {
        output += chunk;
      });
      const lines = () =>
        output
          .split("\n")
          .filter((line) => line.endsWith("}"))
          .map((line) => JSON.parse(line));
      await expect.poll(() => lines().some(({ msg }) => msg === "listening")).toBe(true);
      const { address, installed } = lines().find(({ msg }) => msg === "listening");
      expect(installed).toBe(0); // a library leaves this to the program around it
      const other = fetch(`${address}/slow`);
      const failed = await fetch(`${address}/fails/${how}`);
      const id = failed.headers.get("x-request-id");
      expect([failed.status, id]).toEqual([500, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
      expect(await (await other).text()).toBe("slow");
      expect(await ended).toMatchObject({ code: 70, stderr: "", stdout: expect.not.stringContaining("was cut off") });
      const fatal = lines().filter(({ level }) => level === 60);
      expect(fatal).toMatchObject([{ id, origin, err: { message: how } }]);
    },
  );
});
