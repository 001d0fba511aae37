import { describe, expect, it } from "vitest";
import { entriesOf } from "../../../web/pages/reference/entries.ts";
import { excerptOf, indexOf, search } from "../../../web/pages/reference/search.ts";
import { entriesOfFile } from "./documents.ts";

const segments = entriesOfFile("openapi");
const all = indexOf([...segments, ...entriesOfFile("migrator"), ...entriesOfFile("webhook-events")]);
const idsOf = (text: string) => search(all, text).found.map(({ entry }) => entry.id);

describe("the search of the reference", () => {
  it.each([
    ["an operation by its id, in any case", "GETSKIPSEGMENTS", "getSkipSegments"],
    ["an operation by its path", "/migrations/up", "migrationsUp"],
    ["an operation by a word of a parameter's description", "recommended prefix", "getSkipSegmentsByHashPrefix"],
    ["an operation by a parameter", "trimUUIDs", "getSkipSegmentsByHashPrefix"],
    ["an event of the service", "submissions.new", "submissionsNew"],
    ["an event by one of its actions", "rerequested", "check_run"],
    ["a schema by its name", "PublicUserID", "PublicUserID"],
  ])("finds %s first", (_what, text, id) => {
    expect(idsOf(text)[0]).toBe(id);
  });

  it("says in which fields words were found, with the address of each", () => {
    const [first] = search(all, "trimUUIDs").found;
    expect(first?.spots.map(({ name, address }) => [name, address])).toEqual([
      ["trimUUIDs", "#/openapi/getSkipSegmentsByHashPrefix?at=trimUUIDs"],
    ]);
    const [labeled] = search(all, "issues labeled label").found;
    expect(labeled?.entry.id).toBe("issues");
    expect(labeled?.spots.map(({ address }) => address)).toContain("#/webhook-events/issues?at=labeled.label");
  });

  it("finds fields of answers and of schemas", () => {
    expect(idsOf("minShownVotes")).toContain("Vocabulary");
    expect(idsOf("X-Follow-Lag")).toContain("getSkipSegments");
  });

  it("finds what has all of the words, and nothing for none", () => {
    expect(search(all, "trimUUIDs rerequested").count).toBe(0);
    expect(search(all, "  ").found).toEqual([]);
    expect(search(all, "e").found.length).toBeLessThan(search(all, "e").count);
  });

  it("takes marks of patterns as text, and of a long text its beginning", () => {
    for (const text of ["(a+)+$", "[", "\\", "*".repeat(100_000)]) expect(search(all, text).count).toBeLessThan(50);
  });

  it("shows a part of a text around the word, with the words apart", () => {
    const text = `${"before ".repeat(50)}The Word (here) ${"after ".repeat(50)}`;
    const parts = excerptOf(text, ["word", "(here)"]);
    expect(parts.filter((_, place) => place % 2 === 1)).toEqual(["Word", "(here)"]);
    expect(parts.join("").length).toBeLessThan(180);
  });
});

describe("the entries of a document", () => {
  it("are in the order of its tags: what callers need comes first", () => {
    const groups = [...new Set(segments.map(({ group }) => group))];
    expect(groups.slice(0, 3)).toEqual(["segments", "voting", "users"]);
    expect(groups.slice(-2)).toEqual(["event", "schema"]);
  });

  it("of another format than the one that is known are none", () => {
    expect(() => entriesOf({ name: "webhook-events", content: { format: "webhook-events/2" } })).toThrow(
      "format webhook-events/2",
    );
  });
});
