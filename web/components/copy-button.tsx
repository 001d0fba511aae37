import { fill, useTexts } from "../texts/use-texts.ts";
import { announce } from "./announcer.ts";
import { CopyIcon } from "./icons.tsx";

/** Pages over plain http on another machine have no clipboard interface. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "off-screen";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/**
 * @param what       names the thing, for screen readers
 * @param isLabelled shows the name as well, where several buttons stand side by side
 */
export function CopyButton({ text, what, isLabelled = false }: { text: string; what: string; isLabelled?: boolean }) {
  const { general } = useTexts();
  const label = fill(general.copy, { what });
  return (
    <button
      type="button"
      class="icon"
      title={label}
      aria-label={label}
      onClick={() => void copy(text).then(() => announce(general.copied))}
    >
      <CopyIcon />
      {isLabelled && ` ${what}`}
    </button>
  );
}
