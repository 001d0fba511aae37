import { useState } from "preact/hooks";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { type EventDocument, innerOf, resolved, type Schema, typeText } from "./event-payload.ts";

type Defs = EventDocument["$defs"];

/** What is inside of a value. Shapes refer to each other without end, so it is only there once it is opened. */
function Inside({ name, schema, defs }: { name: string; schema: Schema; defs: Defs }) {
  const { reference } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{fill(reference.events.open, { name })}</summary>
      {isOpen && <Keys schema={schema} defs={defs} />}
    </details>
  );
}

/** The keys of an object, each with its type, and whether every delivery has it. */
export function Keys({ schema, defs }: { schema: Schema; defs: Defs }) {
  const { reference } = useTexts();
  const { properties = {}, required = [] } = resolved(schema, defs);
  return (
    <ul class="keys">
      {Object.entries(properties).map(([key, value]) => {
        const inner = innerOf(value, defs);
        const { description } = resolved(value, defs);
        return (
          <li key={key}>
            <code class="key">{key}</code> <span class="quiet">{typeText(value, defs)}</span>{" "}
            {required.includes(key) && <span class="mark">{reference.events.always}</span>}
            {description !== undefined && <p class="quiet">{description}</p>}
            {inner !== undefined && <Inside name={key} schema={inner} defs={defs} />}
          </li>
        );
      })}
    </ul>
  );
}
