import { useEffect, useState } from "preact/hooks";
import { base } from "../../api/client.ts";
import { SelectField } from "../../components/select-field.tsx";
import { useReferenceTexts } from "../../texts/reference/use-reference-texts.ts";
import { EntryName } from "./contents.tsx";
import { addressOf, type Entry } from "./entries.ts";
import { Field, Fields } from "./fields.tsx";
import { Inline, Markdown } from "./markdown.tsx";
import type { Body, Operation, Response } from "./operation.ts";
import { firstValues, requestOf } from "./request.ts";
import { Code, SampleView } from "./sample-view.tsx";
import { languages, receiverOf, sampleOf } from "./samples.ts";
import { exampleOf, innerOf, nameOf, type Schema, typeText } from "./schema.ts";
import { TryIt } from "./try-it.tsx";

type Props = Readonly<{ entry: Entry; at: string | undefined }>;

const written = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value, null, 2));

/** What a body holds, and an example of it. */
function Shape({ entry, at, path, schema, example }: Props & { path: string; schema: Schema; example: unknown }) {
  const texts = useReferenceTexts();
  const { content } = entry.source;
  return (
    <>
      {innerOf(schema, content) === undefined ? (
        <p class="quiet">{typeText(schema, content)}</p>
      ) : (
        <Fields schema={schema} source={entry.source} path={path} at={at} />
      )}
      <Code text={written(example)} label={texts.example} />
    </>
  );
}

function BodyView({
  body: { description, mediaType, schema, example },
  path,
  ...props
}: Props & { body: Body; path: string }) {
  return (
    <>
      <p>
        <code class="quiet">{mediaType}</code> <Inline text={description} />
      </p>
      <Shape {...props} path={path} schema={schema} example={example} />
    </>
  );
}

function ResponseView({ response, isOpen, ...props }: Props & { response: Response; isOpen: boolean }) {
  const { status, description, headers, body } = response;
  const { at, entry } = props;
  return (
    <details open={isOpen || at === status || at?.startsWith(`${status}.`)} class="response">
      <summary class={at === status ? "found" : undefined}>
        <code>{status}</code> <Inline text={description} />
      </summary>
      {headers.length > 0 && (
        <ul class="keys">
          {headers.map(([name, text]) => (
            <Field
              key={name}
              name={name}
              schema={{ description: text }}
              source={entry.source}
              path={`${status}.${name}`}
              at={at}
              isRequired={false}
            />
          ))}
        </ul>
      )}
      {body !== undefined && <BodyView {...props} body={{ ...body, description: "" }} path={status} />}
    </details>
  );
}

function OperationView({ operation, entry, at }: Props & { operation: Operation }) {
  const texts = useReferenceTexts();
  const [values, setValues] = useState(() => firstValues(entry));
  const isSent = entry.kind === "operation";
  const request = requestOf(entry, values);
  const samples = isSent
    ? languages.map((language) => [language, sampleOf(language, base, entry, request)] as const)
    : [["JavaScript", receiverOf(entry, "")] as const];
  return (
    <>
      {operation.parameters.length > 0 && <h3>{texts.parameters}</h3>}
      <ul class="keys">
        {operation.parameters.map(({ name, in: place, required, description, schema, isJson }) => (
          <Field
            key={`${place} ${name}`}
            name={name}
            schema={{ ...schema, description }}
            source={entry.source}
            path={name}
            at={at}
            isRequired={required}
            place={`${texts.place[place]}${isJson ? ", JSON" : ""}`}
          />
        ))}
      </ul>
      <SampleView samples={samples} />
      {isSent && <TryIt entry={entry} values={values} onChange={setValues} />}
      {operation.body !== undefined && (
        <>
          <h3>{texts.body}</h3>
          <BodyView entry={entry} at={at} body={operation.body} path="body" />
        </>
      )}
      <h3>{texts.responses}</h3>
      {operation.responses.map((response, place) => (
        <ResponseView key={response.status} response={response} isOpen={place === 0} entry={entry} at={at} />
      ))}
    </>
  );
}

/** The payload of an event, by action, or the keys of a schema. */
function ShapesView({ entry, at }: Props) {
  const texts = useReferenceTexts();
  const isEvent = entry.kind === "event";
  const first = at?.split(".")[0];
  const [chosen, setChosen] = useState<string>();
  const named = (name: string | undefined) => entry.shapes.find(([one]) => one === name);
  const [action, schema] = named(chosen) ?? (isEvent ? named(first) : undefined) ?? entry.shapes[0] ?? ["", {}];
  return (
    <>
      {entry.shapes.length > 1 && (
        <SelectField
          label={texts.payloadOf}
          value={action}
          options={entry.shapes.map(([name]) => [name, name])}
          onChange={setChosen}
        />
      )}
      <h3>{isEvent ? texts.payload : texts.fields}</h3>
      {isEvent && <p class="quiet">{texts.everything}</p>}
      <Shape
        key={action}
        entry={entry}
        at={at}
        path={isEvent ? action : ""}
        schema={schema}
        example={exampleOf(schema, entry.source.content)}
      />
      {isEvent && <SampleView samples={[["JavaScript", receiverOf(entry, action)]]} />}
    </>
  );
}

/** Which operations and events refer to a schema, themselves or through another one. */
function Users({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const texts = useReferenceTexts();
  const refersTo = (name: string) => (one: Entry) => {
    const { parameters = [], body, responses = [] } = one.operation ?? {};
    const all = [parameters, body?.schema, responses.map((response) => response.body?.schema), one.shapes];
    return (
      one.id !== name &&
      [...JSON.stringify(all).matchAll(/"\$ref":"([^"]+)"/g)].some(([, ref = ""]) => nameOf(ref) === name)
    );
  };
  const users = entries.filter(refersTo(entry.id));
  if (users.length === 0) return null;
  return (
    <>
      <h3>{texts.usedBy}</h3>
      <ul class="entries">
        {users.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <a href={addressOf(one)}>
              <EntryName entry={one} />
            </a>{" "}
            <span class="quiet">{one.kind === "operation" ? one.title : one.description}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One operation, event or schema. `at` is the field that the address names; it is brought into sight. */
export function EntryPage({ entry, entries, at }: Props & { entries: readonly Entry[] }) {
  const texts = useReferenceTexts();
  useEffect(() => {
    // The frame leads the keyboard to the beginning of a new page first.
    const later = requestAnimationFrame(() => {
      const target = document.querySelector<HTMLElement>(".entry .found");
      target?.scrollIntoView({ block: "center" });
      target?.focus();
    });
    return () => cancelAnimationFrame(later);
  }, [at, entry]);
  return (
    <article class="entry">
      <h2>{entry.kind === "operation" ? entry.title : <code>{entry.path || entry.id}</code>}</h2>
      {entry.kind === "operation" && (
        <p>
          <EntryName entry={entry} /> <code class="quiet">{entry.id}</code>{" "}
          {entry.isDeprecated && <span class="mark hidden">{texts.deprecated}</span>}
        </p>
      )}
      {entry.kind === "event" && entry.operation !== undefined && <p>{entry.title}</p>}
      <Markdown text={entry.description} />
      {entry.operation === undefined ? (
        <ShapesView entry={entry} at={at} />
      ) : (
        <OperationView operation={entry.operation} entry={entry} at={at} />
      )}
      {entry.kind === "schema" && <Users entry={entry} entries={entries} />}
    </article>
  );
}
