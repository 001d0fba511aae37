import { describe, expect, it } from "vitest";
import { checkAnswer } from "../../support/contract.ts";
import { eventStream } from "../../support/event-stream.ts";
import { local, publicIdOf, type World, world } from "../../support/world.ts";

const PATH = "/api/changes/stream";
const rename = async (w: World, name: string, username: string): Promise<void> => {
  const query = { userID: local(name), username };
  expect((await w.send("POST", "/api/setUsername", { query })).status).toBe(200);
};
const named = (name: string, userName: string) => ({
  changes: [{ table: "userNames", key: [publicIdOf(name)], row: expect.objectContaining({ userName }) }],
});

describe("GET /api/changes/stream", () => {
  it("tells the cursor of now, and then each change", async () => {
    await using w = await world();
    await using stream = await eventStream(w.base + PATH);
    expect([stream.status, stream.type]).toEqual([200, expect.stringContaining("text/event-stream")]);
    await checkAnswer({ method: "GET", path: PATH, status: stream.status, mediaType: "text/event-stream", text: "" });
    expect(await stream.next()).toEqual({ event: "changes", id: expect.any(String), data: { changes: [] } });
    await rename(w, "ann", "Ann");
    expect((await stream.next())?.data).toEqual(named("ann", "Ann"));
    await rename(w, "bob", "Bob");
    expect((await stream.next())?.data).toEqual(named("bob", "Bob"));
  });

  it("goes on after the event that a client received last", async () => {
    await using w = await world();
    let id = "";
    {
      await using stream = await eventStream(w.base + PATH);
      id = (await stream.next())?.id ?? "";
    }
    await rename(w, "ann", "Ann");
    for (const [path, headers] of [
      [PATH, { "last-event-id": id }],
      [`${PATH}?after=${id}`, {}],
    ] as const) {
      await using stream = await eventStream(w.base + path, headers);
      const event = await stream.next();
      expect(event?.data).toEqual(named("ann", "Ann"));
      await using later = await eventStream(w.base + PATH, { "last-event-id": event?.id ?? "" });
      expect((await later.next())?.data).toEqual({ changes: [] });
    }
  });

  it("refuses what is no cursor, and one that has expired", async () => {
    await using w = await world();
    for (const [after, status] of [
      ["AQ", 400],
      ["AWmE5UHqxGhPAQAM", 410],
    ] as const)
      expect((await w.send("GET", PATH, { query: { after } })).status).toBe(status);
  });

  it("ends when the service stops, and says no to more streams than it may have", async () => {
    await using w = await world({ env: { CHANGES_STREAMS: "1" } });
    await using stream = await eventStream(w.base + PATH);
    await stream.next();
    expect((await w.send("GET", PATH)).status).toBe(503);
    const ended = stream.next();
    w.refuseNew();
    expect(await ended).toBeUndefined();
  });

  it("leaves streams to other addresses", async () => {
    await using w = await world({ env: { CHANGES_STREAMS: "8" } });
    const from = (ip: string) => eventStream(w.base + PATH, { "x-forwarded-for": ip });
    await using first = await from("192.0.2.1");
    await using second = await from("192.0.2.1");
    expect([first.status, second.status]).toEqual([200, 200]);
    const { status, text } = await w.send("GET", PATH, { ip: "192.0.2.1" });
    expect([status, text]).toEqual([503, expect.stringContaining("your address")]);
    await using other = await from("192.0.2.2");
    expect(other.status).toBe(200);
  });

  it("counts a stream no more when its client is gone", async () => {
    await using w = await world({ env: { CHANGES_STREAMS: "1" } });
    for (let at = 0; at < 3; at++) {
      await using stream = await eventStream(w.base + PATH);
      expect(stream.status).toBe(200);
      await stream.next();
      await stream[Symbol.asyncDispose]();
      await expect.poll(() => w.services.changeStreams.count()).toBe(0);
    }
  });
});
