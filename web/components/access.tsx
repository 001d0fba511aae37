import { useState } from "preact/hooks";
import { Failure } from "../api/failure.ts";
import { type Stored, useStored } from "../app/stored.ts";
import { fill, useTexts } from "../texts/use-texts.ts";
import { FailureNote } from "./feedback.tsx";

/** A token of the operator: the setting that holds it on the instance, and where this tab keeps it. */
export type TokenPlace = Readonly<{ setting: string; stored: Stored }>;

function TokenForm({ of: { setting, stored } }: { of: TokenPlace }) {
  const { operations, general } = useTexts();
  const [typed, setTyped] = useState("");
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") stored.set(typed.trim());
        setTyped("");
      }}
    >
      <label class="field">
        <span>{fill(operations.access.token, { setting })}</span>
        <input
          type="password"
          autocomplete="off"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <button type="submit">{general.save}</button>
    </form>
  );
}

/** Says that this tab has a token, and forgets it on request. */
export function TokenState({ of: { setting, stored } }: { of: TokenPlace }) {
  const { operations } = useTexts();
  if (useStored(stored) === null) return null;
  return (
    <p class="quiet">
      {fill(operations.access.present, { setting })}{" "}
      <button type="button" onClick={() => stored.set(null)}>
        {operations.access.forget}
      </button>
    </p>
  );
}

export const isRefusal = (error: unknown): error is Failure =>
  error instanceof Failure && [401, 403, 404].includes(error.status);

/**
 * Why a request with a token failed. A refusal says which setting of the instance is missing, and asks for the token.
 * @param missing what to set when the instance does not have the operation at all
 */
export function AccessFailure({
  error,
  of,
  missing,
  retry,
}: {
  error: unknown;
  of: TokenPlace;
  missing: string;
  retry: () => void;
}) {
  const { operations } = useTexts();
  const hasToken = useStored(of.stored) !== null;
  if (!isRefusal(error)) return <FailureNote error={error} retry={retry} />;
  const { status, message, code } = error;
  const { setting } = of;
  const { access } = operations;
  if (status === 404) return <Refusal message={message} advice={missing} />;
  if (status === 401)
    return (
      <Refusal message={fill(hasToken ? access.wrong : access.needed, { setting })}>
        <TokenForm of={of} />
      </Refusal>
    );
  return <Refusal message={message} advice={fill(code === "cross_site" ? access.host : access.local, { setting })} />;
}

function Refusal({
  message,
  advice,
  children,
}: {
  message: string;
  advice?: string;
  children?: preact.ComponentChildren;
}) {
  return (
    <div class="notice" role="alert">
      <p>{message}</p>
      {advice !== undefined && <p>{advice}</p>}
      {children}
    </div>
  );
}
