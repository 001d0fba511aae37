import { describe, expect, it } from "vitest";
import { createOutput } from "../../../src/process/supervisor/standard-output.js";

const error = (code: string): Error => Object.assign(new Error(code), { code });

/** A reader that takes so many bytes, and may take more later. */
function reader(room: number) {
  let text = "";
  let refusal = error("EAGAIN");
  let tries = 0;
  return {
    text: () => text,
    tries: () => tries,
    takes: (more: number): void => {
      room += more;
    },
    fails: (code: string): void => {
      refusal = error(code);
    },
    write: (bytes: Uint8Array): number => {
      tries++;
      if (room === 0) throw refusal;
      const taken = bytes.subarray(0, room);
      room -= taken.length;
      text += Buffer.from(taken).toString("latin1");
      return taken.length;
    },
  };
}

const none = (): void => expect.unreachable("no line was dropped");
/** Some 4 MB, in lines of 100,000 characters. */
const line = `${"x".repeat(99_999)}\n`;
const most = 41;

describe("standard output", () => {
  it("writes at once what its reader takes, and the rest in order as soon as it takes more", async () => {
    const end = reader(4);
    const output = createOutput(none, end.write);
    output.add("one\ntwo\n", false);
    expect(end.text()).toBe("");
    output.flush();
    expect(end.text()).toBe("one\n");
    output.add("three\n", false);
    output.flush();
    expect(end.text()).toBe("one\n");
    end.takes(6);
    await expect.poll(end.text).toBe("one\ntwo\nth");
    end.takes(100);
    await expect.poll(end.text).toBe("one\ntwo\nthree\n");
  });

  it.each(["EAGAIN", "ENOSPC"])(
    "drops lines beyond its bound while it fails with %s, and says how many",
    async (code) => {
      const end = reader(0);
      end.fails(code);
      const output = createOutput((lines) => {
        output.add(`${lines} were dropped\n`, false);
        output.flush(); // as a line at `warn` does
      }, end.write);
      for (let i = 0; i < most + 3; i++) output.add(line, false);
      output.add("vital\n", true);
      output.flush();
      expect(output.dropped()).toBe(3);
      end.takes(line.length * most + 10);
      await expect.poll(() => end.text().length).toBe(line.length * most + 10);
      expect(end.text().slice(-10)).toBe("vital\n3 we");
      end.takes(100);
      await expect.poll(() => end.text().slice(line.length * most)).toBe("vital\n3 were dropped\n");
      output.add("next\n", false);
      output.flush();
      expect(end.text()).toMatch(/\n3 were dropped\nnext\n$/);
      expect(output.dropped()).toBe(3);
    },
  );

  it("writes nothing more when its reader is gone", () => {
    const end = reader(0);
    end.fails("EPIPE");
    const output = createOutput(none, end.write);
    for (let i = 0; i < 3; i++) {
      output.add("line\n", true);
      output.flush();
    }
    end.takes(100);
    output.end();
    expect([end.text(), end.tries(), output.size(), output.dropped()]).toEqual(["", 1, 0, 2]);
  });

  it("writes the rest at its end, as the reader takes it", () => {
    const end = reader(3);
    const output = createOutput(none, (bytes) => {
      if (end.tries() % 2 === 0) end.takes(1);
      return end.write(bytes);
    });
    output.add("a line\n", false);
    output.end();
    expect(end.text()).toBe("a line\n");
  });
});
