import { weightOf } from "../../test/package/support/weight.ts";
import { bare, frameworks, ours } from "./framework.ts";
import { largeDocumentTable } from "./large-document.ts";
import { writtenLines } from "./lines.ts";
import { badAnswers, type Candidate, coldStarts, loads } from "./measurement.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { installed, packOwn } from "./packages.ts";
import { linkInstalled, openProject } from "./project.ts";
import { answersTables, type Figures, figuresTable, statusTable } from "./report.ts";

const note = (text: string): void => console.error(text);

async function compare({ starts, rounds, seconds }: Options): Promise<void> {
  packOwn();
  using stack = new DisposableStack();
  const subjects = [bare, ...frameworks].map((framework) => {
    note(`${framework.name}: installing and building`);
    const installation = installed(framework.name);
    const { entry } = stack.use(openProject(framework.program, linkInstalled(installation)));
    return { framework, entry, weight: weightOf(installation) };
  });
  const candidates: readonly Candidate[] = subjects;
  note("cold starts");
  const startTimes = await coldStarts(candidates, starts);
  note("load");
  const loaded = await loads(candidates, { rounds, seconds });
  note("bad requests");
  const figures: Figures[] = [];
  for (const [at, subject] of subjects.entries()) {
    const { name } = subject.framework;
    const lines = writtenLines(name).reduce((sum, [, count]) => sum + count, 0);
    const answers = subject.framework === bare ? [] : await badAnswers(subject);
    const load = loaded[at];
    if (load !== undefined)
      figures.push({ ...load, name, lines, weight: subject.weight, startMs: startTimes[at] ?? Number.NaN, answers });
  }
  const own = figures.find(({ name }) => name === ours.name);
  if (own === undefined) throw new Error("The program of this project was not measured.");
  const complete = figures.filter(({ answers }) => answers.length > 0);
  console.log([figuresTable(figures, own), statusTable(complete), answersTables(complete)].join("\n\n"));
}

const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(usage);
  process.exit(2);
}
await compare(options);
if (options.large) console.log(`\n${await largeDocumentTable(options.starts, note)}`);
