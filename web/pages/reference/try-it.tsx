import { useEffect, useRef, useState } from "preact/hooks";
import { base } from "../../api/client.ts";
import { useAction } from "../../api/use-action.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { useReferenceTexts } from "../../texts/reference/use-reference-texts.ts";
import { fill } from "../../texts/use-texts.ts";
import type { Entry } from "./entries.ts";
import type { Parameter } from "./operation.ts";
import { exampleText, requestOf, type Values } from "./request.ts";
import { Code } from "./sample-view.tsx";
import { resolved } from "./schema.ts";
import { type Answer, send } from "./send.ts";
import type { Content } from "./source.ts";

/** Kept as long as the page is open, for the next operation, and never stored. */
let token = "";

/** The field of a parameter: a choice where the document lists the values. */
function ParameterField({
  parameter,
  content,
  value,
  onChange,
}: {
  parameter: Parameter;
  content: Content;
  value: string;
  onChange: (value: string) => void;
}) {
  const texts = useReferenceTexts();
  const { name, schema, required, isJson } = parameter;
  const { type, enum: listed } = resolved(schema, content);
  const values = !isJson && type === "boolean" ? [true, false] : listed;
  const label = required ? `${name} (${texts.required})` : name;
  if (values !== undefined)
    return (
      <SelectField
        label={label}
        value={value}
        options={["", ...values.map(String)].map((one) => [one, one])}
        onChange={onChange}
      />
    );
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={value}
        placeholder={exampleText(parameter)}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}

function TokenField({ name }: { name: string }) {
  const [value, setValue] = useState(token);
  return (
    <label class="field">
      <span>
        <code>{name}</code>
      </span>
      <input
        type="password"
        value={value}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          token = currentTarget.value;
          setValue(token);
        }}
      />
    </label>
  );
}

function AnswerView({ answer: { status, statusText, headers, text, milliseconds, isWhole } }: { answer: Answer }) {
  const texts = useReferenceTexts();
  return (
    <section aria-label={texts.answer} class="answer">
      <p role="status">
        <strong>
          {status} {statusText}
        </strong>{" "}
        <span class="quiet">{fill(texts.after, { time: milliseconds })}</span>{" "}
        {!isWhole && <span class="quiet">{texts.partial}</span>}
      </p>
      <Code text={headers} label={texts.headers} />
      {text !== "" && <Code text={text} label={texts.answerBody} />}
    </section>
  );
}

type Props = Readonly<{ entry: Entry; values: Values; onChange: (values: Values) => void }>;

/** A form that sends the request to this service and shows what it answers. */
export function TryIt({ entry, values, onChange }: Props) {
  const texts = useReferenceTexts();
  const [answer, setAnswer] = useState<Answer>();
  const abort = useRef<AbortController>(undefined);
  const { run, busy, error } = useAction(async () => {
    setAnswer(undefined);
    const current = new AbortController();
    abort.current = current;
    const sent = send(
      base,
      requestOf(entry, values),
      entry.operation?.token === undefined ? "" : token,
      current.signal,
      setAnswer,
    );
    await sent.catch((cause: unknown) => {
      if (!current.signal.aborted) throw cause;
    });
  });
  useEffect(() => () => abort.current?.abort(), []);
  const { parameters = [], body, token: tokenName } = entry.operation ?? {};
  return (
    <form
      aria-label={texts.tryIt}
      class="try"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <h3>{texts.tryIt}</h3>
      <p class="quiet">{texts.secret}</p>
      <div class="inputs">
        {tokenName !== undefined && <TokenField name={tokenName} />}
        {parameters.map((parameter) => (
          <ParameterField
            key={`${parameter.in} ${parameter.name}`}
            parameter={parameter}
            content={entry.source.content}
            value={values.parameters[parameter.name] ?? ""}
            onChange={(value) => onChange({ ...values, parameters: { ...values.parameters, [parameter.name]: value } })}
          />
        ))}
      </div>
      {body !== undefined && (
        <label class="field">
          <span>
            {texts.body} <code class="quiet">{body.mediaType}</code>
          </span>
          <textarea
            rows={Math.min(16, values.body.split("\n").length + 1)}
            spellcheck={false}
            value={values.body}
            onInput={({ currentTarget: { value } }) => onChange({ ...values, body: value })}
          />
        </label>
      )}
      <div class="buttons">
        <button type="submit" class="primary" disabled={busy}>
          {texts.send}
        </button>
        {busy && (
          <button type="button" onClick={() => abort.current?.abort()}>
            {texts.stop}
          </button>
        )}
      </div>
      {error !== undefined && <FailureNote error={error} />}
      {answer !== undefined && <AnswerView answer={answer} />}
    </form>
  );
}
