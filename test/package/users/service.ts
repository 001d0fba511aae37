import { createServer, Problem, type ProblemCode, type Segmark } from "segmark";

const code: ProblemCode = "not_found";
export const served: Promise<Segmark> = createServer({ PORT: "0" });
export const problem: Problem = new Problem(code);
