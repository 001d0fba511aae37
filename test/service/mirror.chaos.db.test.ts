import { it } from "vitest";
import { kills } from "../support/kills.ts";
import { killMirror } from "../support/mirror-kills.ts";

it("a mirror that is killed at random moments ends with the rows of its origin", () => killMirror(kills, 11), 300_000);
