import { useState } from "preact/hooks";
import { ChoiceField } from "../../components/choice-field.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { useReferenceTexts } from "../../texts/reference/use-reference-texts.ts";

/** Text in a fixed font that can be scrolled by keyboard, and copied. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    <div class="code">
      <CopyButton text={text} what={label} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled needs the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}

/** What was chosen last holds for the next sample too. */
let lastChosen: string | undefined;

/** The same program in several languages, one of them in sight. */
export function SampleView({ samples }: { samples: readonly (readonly [language: string, program: string])[] }) {
  const texts = useReferenceTexts();
  const [chosen, setChosen] = useState(lastChosen);
  const [language, program] = samples.find(([name]) => name === chosen) ?? samples[0] ?? ["", ""];
  return (
    <>
      <h3>{texts.sample}</h3>
      {samples.length > 1 && (
        <ChoiceField
          label={texts.language}
          value={language}
          options={samples.map(([name]) => [name, name])}
          onChange={(name) => {
            lastChosen = name;
            setChosen(name);
          }}
        />
      )}
      <Code text={program} label={language} />
    </>
  );
}
