import { describe, expect, it } from "vitest";
import { trimUuids } from "../../../src/domain/segments/uuid-trim.ts";

const video = (...uuids: string[]) => ({ segments: uuids.map((UUID) => ({ UUID })) });
const uuidsOf = (videos: { segments: readonly { UUID: string }[] }[]) =>
  videos.map(({ segments }) => segments.map(({ UUID }) => UUID).join());

describe("shortened UUIDs", () => {
  it.each([
    // videos                                             length       given
    [[video("abcdef", "abXdef")], "3", ["abc,abX"]],
    [[video("abcdef", "abcXYZ")], "3", ["abcdef,abcXYZ"]], // alike, so whole
    [[video("abcdef"), video("abcXYZ")], "3", ["abc", "abc"]], // alike in different videos
    [[video("111a"), video("222a", "222b"), video("333a")], "3", ["111", "222a,222b", "333a"]], // whole from the collision on
    [[video("abcdef")], "99", ["abcdef"]],
    [[video("abcdef")], "0", ["abcdef"]],
    [[video("abcdef")], "-1", ["abcdef"]],
    [[video("abcdef")], "null", ["abcdef"]],
    [[video("abcdef")], "2.5", ["abcdef"]],
    [[video("abcdef")], undefined, ["abcdef"]],
  ])("%j, %s characters: %j", (videos, length, given) => {
    expect(uuidsOf(trimUuids(videos, length))).toEqual(given);
  });
});
