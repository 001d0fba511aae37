import { it } from "vitest";
import { killMirror } from "../support/mirror-kills.ts";

it("a mirror that is killed at 20 random moments ends with the rows of its origin", () => killMirror(20, 11), 300_000);
