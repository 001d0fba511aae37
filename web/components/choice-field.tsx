import { useId } from "preact/hooks";
import type { Option } from "./select-field.tsx";

type Props = Readonly<{
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}>;

/** One of a few values that are all in sight; arrow keys move between them. */
export function ChoiceField({ label, value, options, onChange }: Props) {
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
