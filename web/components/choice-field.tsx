import { useId } from "preact/hooks";
import type { OptionsProps } from "./select-field.tsx";

/** One of a few values that are all in sight; arrow keys move between them. */
export function ChoiceField({ label, value, options, onChange }: OptionsProps) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {options.map(([known, text]) => (
        <label key={known}>
          <input type="radio" name={name} checked={known === value} onChange={() => onChange(known)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
