type Props = Readonly<{
  label: string;
  value: string;
  /** Values and what people read. A value that is not among them is shown as it is: addresses can be written by hand. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}>;

export function SelectField({ label, value, options, onChange }: Props) {
  const isKnown = options.some(([known]) => known === value);
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
