import { useState } from "preact/hooks";
import { useReferenceTexts } from "../../texts/reference/use-reference-texts.ts";
import { fill } from "../../texts/use-texts.ts";
import { schemaAddress } from "./entries.ts";
import { Inline } from "./markdown.tsx";
import { innerName, innerOf, limitsOf, resolved, type Schema, typeText } from "./schema.ts";
import type { Source } from "./source.ts";

type Props = Readonly<{
  schema: Schema;
  source: Source;
  /** Where it stands on the page: the names of the fields around it. */
  path: string;
  /** The field that the address names. */
  at: string | undefined;
}>;

const join = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

/** What is inside of a value. Shapes refer to each other without end, so it is only there once it is opened. */
function Inside({ name, ...props }: Props & { name: string }) {
  const reference = useReferenceTexts();
  const [isOpen, setOpen] = useState(props.at?.startsWith(`${props.path}.`) === true);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{fill(reference.open, { name })}</summary>
      {isOpen && <Fields {...props} />}
    </details>
  );
}

/** One field: its name, type and limits, and what it means. */
export function Field(props: Props & { name: string; isRequired: boolean; place?: string | undefined }) {
  const { name, schema, source, path, at, isRequired, place } = props;
  const reference = useReferenceTexts();
  const { content } = source;
  const inner = innerOf(schema, content);
  const { description } = resolved(schema, content);
  const shared = innerName(schema);
  const isSent = place !== undefined || path.startsWith("body.");
  return (
    <li class={path === at ? "found" : undefined} tabIndex={path === at ? -1 : undefined}>
      <code class="key">{name}</code>{" "}
      {shared === undefined ? (
        <span class="quiet">{typeText(schema, content)}</span>
      ) : (
        <a href={schemaAddress(source, shared)}>{typeText(schema, content)}</a>
      )}{" "}
      {place !== undefined && <span class="quiet">{place}</span>}{" "}
      {isRequired && <span class="mark">{isSent ? reference.required : reference.always}</span>}
      {limitsOf(schema, content).map((limit) => (
        <span key={limit}>
          <code class="quiet">{limit}</code>{" "}
        </span>
      ))}
      {description !== undefined && (
        <p class="quiet">
          <Inline text={description} />
        </p>
      )}
      {inner !== undefined && <Inside name={name} schema={inner} source={source} path={path} at={at} />}
    </li>
  );
}

/** The keys of an object, or of what a list or a map has. */
export function Fields({ schema, source, path, at }: Props) {
  const { properties = {}, required = [] } = innerOf(schema, source.content) ?? {};
  return (
    <ul class="keys">
      {Object.entries(properties).map(([name, value]) => (
        <Field
          key={name}
          name={name}
          schema={value}
          source={source}
          path={join(path, name)}
          at={at}
          isRequired={required.includes(name)}
        />
      ))}
    </ul>
  );
}
