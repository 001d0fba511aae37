import { describe, expect, it } from "vitest";
import { readSearch, type Search, type SearchText } from "../../../src/domain/segments/search.ts";

const usual: Search = {
  categories: undefined,
  actionTypes: undefined,
  votes: { min: undefined, max: undefined },
  views: { min: undefined, max: undefined },
  without: { locked: false, hidden: false, ignored: false },
  sortBy: "timeSubmitted",
  descending: false,
  page: 0,
  limit: 10,
};

describe("readSearch", () => {
  it.each<[SearchText, Partial<Search>]>([
    [{}, {}],
    [{ category: ["sponsor", "A,B"] }, { categories: ["sponsor"] }],
    [{ category: ["intro"], categories: ["outro", 5] }, { categories: ["outro"] }],
    [{ categories: [] }, { categories: [] }],
    [{ actionType: ["skip", "mute"] }, { actionTypes: ["skip", "mute"] }],
    [{ actionTypes: ["full"] }, { actionTypes: ["full"] }],
    [{ page: "3" }, { page: 3 }],
    [{ page: "-1" }, { page: 0 }],
    [{ page: "x" }, { page: 0 }],
    [{ page: "1.5" }, { page: 0 }],
    [{ page: "999999999999" }, { page: 0 }],
    [{ limit: "1" }, { limit: 1 }],
    [{ limit: "100" }, { limit: 100 }],
    [{ limit: "0" }, { limit: 10 }],
    [{ limit: "101" }, { limit: 10 }],
    [{ limit: "many" }, { limit: 10 }],
    [
      { sortBy: "views", sortDir: "desc" },
      { sortBy: "views", descending: true },
    ],
    [{ sortBy: "uuid; drop table", sortDir: "down" }, {}],
    [{ sortDir: "DESC" }, { descending: true }],
    [{ minVotes: "-2", maxVotes: "5" }, { votes: { min: -2, max: 5 } }],
    [{ minVotes: "NaN", maxViews: "1e3" }, {}],
    [{ minViews: "0", maxViews: "10" }, { views: { min: 0, max: 10 } }],
    [{ locked: "false" }, { without: { locked: true, hidden: false, ignored: false } }],
    [
      { locked: "true", hidden: "false", ignored: "False" },
      { without: { locked: false, hidden: true, ignored: false } },
    ],
    [{ ignored: "false" }, { without: { locked: false, hidden: false, ignored: true } }],
  ])("%j", (text, expected) => {
    expect(readSearch(text)).toEqual({ ...usual, ...expected });
  });
});
