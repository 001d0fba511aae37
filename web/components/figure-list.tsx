import type { ComponentChildren } from "preact";
import { Term, type TermName } from "./term.tsx";

/** - `term`  explains the label */
export type Figure = readonly [label: string, value: ComponentChildren, term?: TermName];

/** Figures side by side, each with what it counts. */
export function FigureList({ of, label }: { of: readonly Figure[]; label?: string }) {
  return (
    <dl class="figures" aria-label={label}>
      {of.map(([name, value, term]) => (
        <div key={name}>
          <dt>{term === undefined ? name : <Term of={term}>{name}</Term>}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
