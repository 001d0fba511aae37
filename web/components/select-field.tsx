/** A value and what people read. */
export type Option = readonly [value: string, label: string];

/** One of several options is chosen. */
export type OptionsProps = Readonly<{
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}>;

/**
 * One of several values. A value of an address that is none of them stays visible, so that nobody wonders what is
 * filtered.
 */
export function SelectField({ label, value, options, onChange }: OptionsProps) {
  const isKnown = options.some(([known]) => known === value);
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
        {!isKnown && <option value={value}>{value.slice(0, 64)}</option>}
      </select>
    </label>
  );
}
