import type { Word, Words } from "./words.ts";

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;

const flag = ({ text, takesValue }: Word): string =>
  `${text.startsWith("--") ? `-l ${text.slice(2)}` : `-s ${text.slice(1)}`}${takesValue ? " -r" : ""}`;

/** Completes commands with their descriptions, options and choices; values of options are files. */
export function fishScript(program: Words, commands: readonly Words[]): string {
  const line = (when: string, rest: string, about: string): string =>
    `complete -c ${program.name} -n ${quoted(when)} ${rest}${about === "" ? "" : ` -d ${quoted(about)}`}`;
  return [
    `# fish completion of ${program.name}: ${program.name} completion fish | source`,
    ...commands.map(({ name, about }) => line("__fish_use_subcommand", `-f -a ${name}`, about)),
    ...program.options.map((one) => line("__fish_use_subcommand", flag(one), one.about)),
    ...commands.flatMap((one) => {
      const when = `__fish_seen_subcommand_from ${one.name}`;
      return [
        ...one.choices.map((choice) => line(when, `-f -a ${choice}`, "")),
        ...one.options.map((own) => line(when, flag(own), own.about)),
      ];
    }),
    "",
  ].join("\n");
}
