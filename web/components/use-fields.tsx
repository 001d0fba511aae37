import { type ComponentChildren, Fragment, type InputHTMLAttributes } from "preact";
import { useState } from "preact/hooks";
import { type Option, SelectField } from "./select-field.tsx";

type Attributes = Pick<
  InputHTMLAttributes,
  | "aria-describedby"
  | "autocapitalize"
  | "autocomplete"
  | "class"
  | "dir"
  | "inputMode"
  | "max"
  | "maxLength"
  | "min"
  | "pattern"
  | "required"
  | "spellcheck"
  | "step"
>;

/** What a field asks for. `initial` is its value until somebody changes it. */
export type Field =
  | (Attributes & Readonly<{ kind: "text" | "number" | "lines"; label: ComponentChildren; initial: string }>)
  | Readonly<{ kind: "choice"; label: string; initial: string; options: readonly Option[] }>
  | Readonly<{ kind: "check"; label: string; initial: boolean }>;
export type Fields = Readonly<Record<string, Field>>;
export type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name]["initial"] extends boolean ? boolean : string;
};

type Change = (value: string | boolean) => void;

function fieldView(of: Field, value: string | boolean, onChange: Change) {
  if (of.kind === "choice") return <SelectField {...of} value={String(value)} onChange={onChange} />;
  if (of.kind === "check")
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
        {of.label}
      </label>
    );
  const { kind, label, initial: _, class: look = "", ...attributes } = of;
  const name = <span>{label}</span>;
  const shared = {
    ...attributes,
    value: String(value),
    onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return kind === "lines" ? (
    <label class={`field ${look}`}>
      {name}
      <textarea {...shared} />
    </label>
  ) : (
    <label class={`field ${look}`}>
      {name}
      <input type={kind as "number"} {...shared} />
    </label>
  );
}

/** The values of declared fields, and the element of each. */
export function useFields<F extends Fields>(
  fields: F,
): readonly [Values<F>, (name: keyof F & string) => ComponentChildren] {
  const [changed, setChanged] = useState<Partial<Record<string, string | boolean>>>({});
  const values: Record<string, string | boolean> = {};
  for (const [name, { initial }] of Object.entries(fields)) values[name] = changed[name] ?? initial;
  const view = (name: keyof F & string) => {
    const onChange: Change = (value) => setChanged((before) => ({ ...before, [name]: value }));
    return <Fragment key={name}>{fieldView(fields[name] as Field, values[name] ?? "", onChange)}</Fragment>;
  };
  return [values as Values<F>, view];
}
