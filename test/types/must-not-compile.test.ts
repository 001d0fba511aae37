import { describeLines } from "./describe-lines.ts";
import { lines } from "./lines.ts";

describeLines(lines);
