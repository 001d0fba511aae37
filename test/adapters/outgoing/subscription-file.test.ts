import { describe, expect, it } from "vitest";
import { readSubscriptionFile } from "../../../src/adapters/outgoing/subscription-file.ts";
import { FileError } from "../../../src/adapters/yaml-file.ts";
import { secret, subscriptionFile } from "../../service/outgoing/told.ts";

const right = { name: "bot", url: "https://example.org/hook", secret, events: ["vote.up"] };

async function faultsOf(...subscriptions: readonly object[]): Promise<readonly string[]> {
  const file = subscriptionFile(subscriptions);
  try {
    await readSubscriptionFile(file.path);
    return [];
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    expect(error.message).not.toContain(secret);
    return error.faults.map((fault) => fault.replace(`${file.path}, line `, ""));
  }
}

describe("a file of subscriptions", () => {
  it("is read with its defaults", async () => {
    const file = subscriptionFile([right]);
    expect(await readSubscriptionFile(file.path)).toEqual([
      {
        name: "bot",
        url: new URL("https://example.org/hook"),
        format: "standard",
        secrets: [secret],
        events: new Set(["vote.up"]),
        categories: undefined,
        services: undefined,
        minVotes: undefined,
        allowPrivate: false,
      },
    ]);
  });

  it.each([
    [{}, []],
    [{ secret: [secret, secret] }, []],
    [{ format: "sponsorblock", secret: "a-key" }, []],
    [{ format: "discord", secret: undefined }, []],
    [{ url: "http://127.0.0.1/hook", allowPrivate: true }, []],
    [{ colour: "red" }, ["7, subscriptions[0].colour: there is no such key here"]],
    [
      { events: ["votes"] },
      [expect.stringMatching(/^6, subscriptions\[0\]\.events\[0\]: expected one of submissions\.new, /)],
    ],
    [{ url: "ftp://example.org" }, ["3, subscriptions[0].url: expected an address that begins with https: or http:"]],
    [
      { url: "https://me:pw@example.org" },
      ["3, subscriptions[0].url: expected an address without a user and a password"],
    ],
    [
      { url: "http://2130706433/" },
      ["3, subscriptions[0].url: this address is not public; `allowPrivate: true` permits it"],
    ],
    [{ secret: undefined }, ["2, subscriptions[0].secret: expected a secret: whsec_ and Base64 of 24 to 64 bytes"]],
    [{ secret: "short" }, ["4, subscriptions[0].secret: expected whsec_ and Base64 of 24 to 64 bytes"]],
    [{ format: "discord" }, ["4, subscriptions[0].secret: Discord takes no secret: its address is one"]],
    [
      { format: "sponsorblock", secret: ["a", "b"] },
      [expect.stringMatching(/expected one secret of visible ASCII characters/)],
    ],
  ])("%j: %j", async (more, faults) => {
    expect(await faultsOf({ ...right, ...more })).toEqual(faults);
  });

  it("has each name once", async () => {
    expect(await faultsOf(right, right)).toEqual([
      expect.stringMatching(/subscriptions\[1\]\.name: another subscription has this name$/),
    ]);
  });
});
