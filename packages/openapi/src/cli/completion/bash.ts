import type { Words } from "./words.ts";

const list = (options: Words["options"]): string => options.map(({ text }) => text).join(" ");

/** Completes commands, options and choices; values of options are files. */
export function bashScript(program: Words, commands: readonly Words[]): string {
  const cases = commands.map((one) => {
    const valued = list(one.options.filter(({ takesValue }) => takesValue));
    return `    ${one.name}) words="${[...one.choices, list(one.options)].join(" ")}" valued=" ${valued} " ;;`;
  });
  const names = commands.map(({ name }) => name).join(" ");
  return `# bash completion of ${program.name}: source <(${program.name} completion bash)
_${program.name}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" words valued
  COMPREPLY=()
  case "$COMP_CWORD \${COMP_WORDS[1]}" in
    "1 "*) words="${names} ${list(program.options)}" valued="" ;;
    *) case "\${COMP_WORDS[1]}" in
${cases.map((one) => `  ${one}`).join("\n")}
      *) return ;;
    esac ;;
  esac
  case "$valued" in
    *" $previous "*) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
  esac
}
complete -o default -F _${program.name} ${program.name}
`;
}
