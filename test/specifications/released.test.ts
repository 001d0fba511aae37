import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changesBetween } from "../../src/cli/diff/changes.ts";
import { objectOf } from "../../src/openapi/document/json.ts";
import { load } from "../../src/openapi/document/load.ts";
import { normalize } from "../../src/openapi/document/normalize.ts";
import { rootFolder } from "../support/documents.ts";
import { published } from "./published.ts";

const textOf = (path: string): string => readFileSync(`${rootFolder}${path}`, "utf8");
const released = (name: string) => load(textOf(`test/specifications/released/${name}`), name);
const [, pending = ""] = textOf("RELEASE_NOTES.md")
  .split(/^## /m)
  .map((section) => section.replaceAll(/\s+/g, " "));
/** Which categories are usual is a matter of the vocabulary now; with the default one they are what they were. */
const isOfVocabulary = (place: string): boolean => place === "parameters/query/category/schema/default";

type Version = readonly [major: number, minor: number, patch: number];
const versionOf = (document: object): Version => {
  const [, major, minor, patch] =
    /^(\d+)\.(\d+)\.(\d+)$/.exec(String(objectOf(objectOf(document)["info"])["version"])) ?? [];
  return [Number(major), Number(minor), Number(patch)];
};

/** What the version has to be at least. Source: CONTRIBUTING.md, "The version of a specification" */
function leastVersion([major, minor, patch]: Version, change: "breaking" | "other" | "none"): Version {
  if (change === "none") return [major, minor, patch];
  if (change === "other") return [major, minor, patch + 1];
  return major === 0 ? [0, minor + 1, 0] : [major + 1, 0, 0];
}
const order = ([major, minor, patch]: Version): number => major * 1e6 + minor * 1e3 + patch;

describe.each(published)("$name, compared with the last release", ({ name, document }) => {
  const before = released(name);
  const changes = changesBetween(before, document);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);

  it("has a version that says whether generated clients have to change", () => {
    const change = breaking.length > 0 ? "breaking" : changes.length > 0 ? "other" : "none";
    expect(order(versionOf(document))).toBeGreaterThanOrEqual(order(leastVersion(versionOf(before), change)));
  });

  it("breaks generated clients only where the release notes say so", () => {
    const operations = [...new Set(breaking.map(({ operation }) => operation))];
    expect(operations.filter((operation) => !pending.includes(`\`${operation}\``))).toEqual([]);
  });

  /** A default that rules fill in instead of decoders, because it belongs to the vocabulary, is published as before. */
  const isStillDefault = ({ operation, place }: (typeof changes)[number]): boolean =>
    place.endsWith("/default") && !changes.some((other) => other.operation === operation && other.place === place);

  it("takes every request that it took before", () => {
    const accepted = (one: typeof before) => normalize(one, name).document;
    const refusing = changesBetween(accepted(before), accepted(document)).filter(
      (change) =>
        change.isBreaking &&
        !change.place.startsWith("responses/") &&
        !isOfVocabulary(change.place) &&
        !isStillDefault(change),
    );
    expect(refusing).toEqual([]);
  });
});

it("a specification that lost an operation would break clients", () => {
  const [service] = published;
  if (service === undefined) throw new Error("no specification");
  const { "/api/userID": _, ...paths } = objectOf(service.document["paths"]);
  const lost = changesBetween(service.document, { ...service.document, paths } as typeof service.document);
  expect(lost.filter(({ isBreaking }) => isBreaking).map(({ operation }) => operation)).toEqual(["GET /api/userID"]);
});
