import type { Word, Words } from "./words.ts";

/** In single quotes, where brackets and colons of _arguments and _describe need a backslash. */
const quoted = (text: string): string => text.replaceAll(/[[\]:\\]/g, "\\$&").replaceAll("'", "'\\''");

const option = ({ text, about, takesValue }: Word): string =>
  `'${text}[${quoted(about)}]${takesValue ? ":value:_files" : ""}'`;
const argument = ({ choices }: Words): string[] =>
  choices.length === 0 ? ["'*:file:_files'"] : [`'1:choice:(${choices.join(" ")})'`];

/** Completes commands with their descriptions, options and choices; values of options are files. */
export function zshScript(program: Words, commands: readonly Words[]): string {
  const names = commands.map(({ name, about }) => `    '${name}:${quoted(about)}'`);
  const cases = commands.map(
    (one) => `    ${one.name}) _arguments ${[...one.options.map(option), ...argument(one)].join(" ")};;`,
  );
  return `#compdef ${program.name}
# zsh completion of ${program.name}: source <(${program.name} completion zsh)
_${program.name}() {
  local -a commands
  commands=(
${names.join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _arguments ${program.options.map(option).join(" ")}
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join("\n")}
  esac
}
compdef _${program.name} ${program.name}
`;
}
