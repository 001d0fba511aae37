import { describe, expect, it } from "vitest";
import { newConfig, section } from "../../../../../test/support/manager/config-store.ts";

describe("the configuration in a database", () => {
  it("is initially empty, and stores sections, version and author", async () => {
    await using config = await newConfig();
    const store = config.open();
    expect(await store.read()).toMatchObject({ version: 0, sections: new Map(), changedBy: "" });

    const written = await store.patch({ version: 0, sections: [section("a.yml", "x: 1")], by: "api-1" });
    expect(written).toMatchObject({ version: 1, sections: new Map([["a.yml", "x: 1"]]), changedBy: "api-1" });
    expect(await config.open().read()).toEqual(written);
  });

  it("changes the given sections, removes those without content and keeps the others", async () => {
    await using config = await newConfig();
    const store = config.open();
    await store.patch({ version: 0, sections: [section("a", "1"), section("b", "2"), section("c", "3")], by: "me" });
    const next = await store.patch({ version: 1, sections: [section("b", null), section("c", "4")], by: "me" });
    expect(next).toMatchObject({
      version: 2,
      sections: new Map([
        ["a", "1"],
        ["c", "4"],
      ]),
    });
    expect((await store.read()).sections).toEqual(next.sections);
  });

  it("refuses a change that was made for another version", async () => {
    await using config = await newConfig();
    const store = config.open();
    await store.patch({ version: 0, sections: [section("a", "1")], by: "me" });
    for (const version of [0, 2])
      await expect(store.patch({ version, sections: [section("a", "2")], by: "me" })).rejects.toMatchObject({
        code: "config_conflict",
        message: expect.stringContaining(`has version 1, the change was made for version ${version}`),
      });
    expect((await store.read()).sections.get("a")).toBe("1");
  });

  it("gets no new version without changes", async () => {
    await using config = await newConfig();
    const store = config.open();
    const written = await store.patch({ version: 0, sections: [section("a", "1")], by: "me" });
    const same = [section("a", "1"), section("not there", null)];
    expect(await store.patch({ version: 1, sections: same, by: "you" })).toEqual(written);
  });

  it("stores nothing of an invalid change", async () => {
    await using config = await newConfig();
    const store = config.open();
    const sections = [section("a", "1"), section("migrations.yml", "options: { storage_timeout: soon }")];
    await expect(store.patch({ version: 0, sections, by: "me" })).rejects.toMatchObject({ code: "bad_config" });
    expect(await store.read()).toMatchObject({ version: 0, sections: new Map() });
  });

  it.each([
    ["letters that differ in case or accent only", "schema", "Schéma", "schema"],
    ["an emoji", "rocket 🚀", "🚀", "🚀🚀"],
    ["quotes, zero bytes and backslashes", "q'\"`", "\0\\'\"\n", "\\0"],
  ])("stores %s", async (_what, name, one, other) => {
    await using config = await newConfig();
    const store = config.open();
    const sections = [section(name, one), section(`${name.toUpperCase()}2`, other), section(`${name}2`, one)];
    await store.patch({ version: 0, sections, by: "müller 🚀" });
    const read = await store.read();
    expect(read.changedBy).toBe("müller 🚀");
    for (const { filename, content } of sections) expect(read.sections.get(filename)).toBe(content);
  });

  it("stores a section of several megabytes", async () => {
    await using config = await newConfig();
    const store = config.open();
    const text = "ä'\n".repeat(1_000_000);
    await store.patch({ version: 0, sections: [section("large", text)], by: "me" });
    expect((await store.read()).sections.get("large") === text).toBe(true);
  });
});

describe("ten processes on an empty database", () => {
  it("create its tables once, and accept one of ten changes for the same version", async () => {
    await using config = await newConfig();
    const patches = Array.from({ length: 10 }, (_, number) =>
      config.open().patch({ version: 0, sections: [section("who", `${number}`)], by: `${number}` }),
    );
    const ended = await Promise.allSettled(patches);
    const [winner, ...others] = ended.filter(({ status }) => status === "fulfilled");
    expect(others).toEqual([]);
    for (const end of ended)
      if (end.status === "rejected") expect(end.reason).toMatchObject({ code: "config_conflict" });
    const read = await config.open().read();
    expect(winner).toMatchObject({ value: { version: 1, changedBy: read.changedBy } });
    expect(read.sections.get("who")).toBe(read.changedBy);
  });

  it("lose no change when each retries its own", async () => {
    await using config = await newConfig();
    const insist = async (name: string): Promise<void> => {
      const store = config.open();
      for (;;)
        try {
          const { version } = await store.read();
          await store.patch({ version, sections: [section(name, name)], by: name });
          return;
        } catch (error) {
          expect(error).toMatchObject({ code: "config_conflict" });
        }
    };
    const names = Array.from({ length: 10 }, (_, number) => `section-${number}`);
    await Promise.all(names.map(insist));
    const { version, sections } = await config.open().read();
    expect([version, [...sections.keys()]]).toEqual([10, names]);
  });

  it("see a change of ten sections atomically", async () => {
    await using config = await newConfig();
    const names = Array.from({ length: 10 }, (_, number) => `${number}`);
    const [writer, reader] = [config.open(), config.open()];
    const writing = (async () => {
      for (let version = 0; version < 20; version++)
        await writer.patch({ version, sections: names.map((name) => section(name, `${version + 1}`)), by: "me" });
    })();
    for (let last = 0; last < 20; ) {
      const { version, sections } = await reader.read();
      expect(new Set(sections.values())).toEqual(new Set(version === 0 ? [] : [`${version}`]));
      last = version;
    }
    await writing;
  });
});
