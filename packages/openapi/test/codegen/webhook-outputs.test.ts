import { describe, expect, it } from "vitest";
import { outputPayloadTypes } from "../../src/codegen/output-payload-types.ts";
import { eventTable } from "../../src/codegen/output-tables.ts";
import { readEvents } from "../../src/document/events/events.ts";
import { load } from "../../src/document/read/load.ts";
import { fixture } from "./support.ts";

const model = readEvents(load(fixture("events.yaml"), "events.yaml"), "events.yaml");

describe("types of payloads", async () => {
  const text = await outputPayloadTypes(model, "make");

  it("are one interface for each shape and payload, and a map of all names", () => {
    expect(text.split("\n")[0]).toBe("// Generated from events.yaml by `make`. Edit the specification, not this file.");
    expect(text).toContain(`export interface PayloadMap {
  note: NotePayload;
  "note.lost": NoteLostPayload;
  "note.rated": NoteRatedPayload;
  "note.written": NoteWrittenPayload;
  ping: PingPayload;
  shout: ShoutPayload;
  "shout.hey": ShoutHeyPayload;
}
`);
    expect(text).toContain("export interface PingPayload {}\n");
  });

  it("distinguish actions, and allow any string where any action is possible", () => {
    expect(text).toContain("export type NotePayload = NoteWrittenPayload | NoteRatedPayload | NoteLostPayload;\n");
    expect(text).toContain(`export interface NoteRatedPayload {
  action: "rated";
  rating: "good" | "bad" | null;
  note: Memo;
  sender: Person;
  place?: string;
}
`);
    expect(text).toContain(`export interface ShoutPayload {
  action: string;
  words: string | string[];
  sender?: Person;
}
`);
    expect(text).toContain('export interface ShoutHeyPayload {\n  action: "hey";\n');
  });

  it("narrow fields that an action fixes, and replace those that it overrides", () => {
    expect(text).toContain('  action: "written";\n  note: NoteWrittenNote;\n');
    expect(text).toContain("export interface NoteWrittenNote extends Memo {\n  text: string;\n}\n");
    expect(text).toContain('  action: "lost";\n  note: Draft;\n');
  });

  it("extend the shapes that a shape extends, and make the fields required that it requires of them", () => {
    expect(text).toContain(`export interface Memo extends Draft {
  text: string | null;
  author?: Person;
  votes?: {
    [k: string]: number;
  };
}
`);
  });

  it("are closed, refer to themselves, and carry the descriptions", () => {
    expect(text).toContain(`/**
 * Somebody.
 */
export interface Person {
  login: string;
  email?: string | null;
  boss?: Person | null;
}
`);
    expect(text.match(/\[k: string\]/g)).toHaveLength(1);
  });

  it("are deterministic, and do not modify the model", async () => {
    const before = JSON.stringify(model);
    expect(await outputPayloadTypes(model, "make")).toBe(text);
    expect(JSON.stringify(model)).toBe(before);
  });
});

describe("the table of events", () => {
  it("has actions, description and keys; optional keys come last", () => {
    expect(eventTable(model)).toBe(`| Event | Actions | What happened | Payload |
| --- | --- | --- | --- |
| \`note\` | \`written\`, \`rated\`, \`lost\` | A note changed. | \`action\`, \`note\`, \`sender\`, \`place\`?, \`rating\`? |
| \`ping\` | - | Hello. |  |
| \`shout\` | \`hey\` | Anything \\| at all. | \`action\`, \`words\`, \`sender\`? |
`);
  });
});
