import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useAction } from "../api/use-action.ts";
import { useTexts } from "../texts/use-texts.ts";
import { announce } from "./announcer.ts";
import { Dialog } from "./dialog.tsx";
import { FailureNote } from "./feedback.tsx";
import { type Field, type Fields, useFields, type Values } from "./use-fields.tsx";

type Form<F extends Fields> = Readonly<{
  title: string;
  /** Stands before the reason of a failure. */
  hint?: ComponentChildren;
  fields?: F;
  /** Fields that are left out as long as others have certain values. */
  without?: (values: Values<F>) => readonly (keyof F)[];
  /** What has to be typed before it can be sent. */
  word?: string;
  /** The text of the button that sends it, and how it looks. */
  submit: string;
  look: "primary" | "danger";
}>;

/** A request that changes data, and what is asked before it is sent. */
export type Command<F extends Fields = Fields> = Readonly<{
  /** Without a form it is sent at once. */
  form?: Form<F>;
  send: (values: Values<F>) => Promise<unknown>;
  /** What is announced then; without it the answer, if it is a sentence. */
  done?: string;
}>;

/** A command whose form has these fields. The form alone knows them, so who starts the command need not. */
export const command = <F extends Fields>(declared: Command<F>): Command => declared as unknown as Command;

type Declared = Readonly<Record<string, (...args: never[]) => Command>>;

/**
 * Starts commands: asks first, sends, announces what was done and calls `onDone`. A form closes when it was sent, and
 * stays open with the reason when that failed.
 */
export function useCommands<D extends Declared>(declared: D, onDone?: (name: keyof D) => void) {
  // Kept by its name, because a declaration changes with what has been loaded since.
  const [asked, setAsked] = useState<Readonly<{ name: string; args: readonly unknown[] }>>();
  const commandOf = (name: string, args: readonly unknown[]) => declared[name]?.(...(args as never[])) as Command;
  const work = async (name: string, { send, done }: Command, values: Values<Fields>): Promise<void> => {
    const answer = await send(values);
    const text = done ?? answer;
    if (typeof text === "string") announce(text);
    onDone?.(name);
  };
  const { run, busy, error } = useAction(work);
  const start = <N extends keyof D & string>(name: N, ...args: Parameters<D[N]>): void => {
    const started = commandOf(name, args);
    if (started.form === undefined) void run(name, started, {});
    else setAsked({ name, args });
  };
  const open = asked && commandOf(asked.name, asked.args);
  const view = (
    <>
      {error !== undefined && <FailureNote error={error} />}
      {asked && open?.form && (
        <FormDialog
          form={open.form}
          onSubmit={(values) => work(asked.name, open, values)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
  return { start, busy, view };
}

type Props = Readonly<{
  form: Form<Fields>;
  onSubmit: (values: Values<Fields>) => Promise<void>;
  onClose: () => void;
}>;

function FormDialog({ form, onSubmit, onClose }: Props) {
  const { general } = useTexts();
  const { title, hint, fields = {}, without, word, submit, look } = form;
  const all = word === undefined ? fields : { ...fields, word: typedWord(general.typeToConfirm, word) };
  const [values, field] = useFields<Fields>(all);
  const { run, busy, error, forget } = useAction(() => onSubmit(values));
  const isReady = word === undefined || String(values["word"]).trim() === word.trim();
  const left = without?.(values) ?? [];
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onInput={forget}
        onSubmit={async (event) => {
          event.preventDefault();
          if (isReady && (await run())) onClose();
        }}
      >
        {hint !== undefined && <div>{hint}</div>}
        {error !== undefined && <FailureNote error={error} />}
        {Object.keys(all).map((name) => !left.includes(name) && field(name))}
        <div class="buttons">
          <button type="button" onClick={onClose}>
            {general.cancel}
          </button>
          <button type="submit" class={look} disabled={!isReady || busy}>
            {submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function typedWord(sentence: string, word: string): Field {
  const [before = "", after = ""] = sentence.split("{word}");
  const label = (
    <>
      {before}
      <bdi>
        <code>{word}</code>
      </bdi>
      {after}
    </>
  );
  return { kind: "text", label, initial: "", autocomplete: "off", autocapitalize: "off", spellcheck: false };
}
