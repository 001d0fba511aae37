import { useState } from "preact/hooks";
import { Failure } from "../api/failure.ts";
import { operatorToken } from "../app/session.ts";
import { useStored } from "../app/stored.ts";
import { useTexts } from "../texts/use-texts.ts";
import { FailureNote } from "./feedback.tsx";

function TokenForm() {
  const { operations, general } = useTexts();
  const [typed, setTyped] = useState("");
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") operatorToken.set(typed.trim());
        setTyped("");
      }}
    >
      <label class="field">
        <span>{operations.access.token}</span>
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

/** Says that this tab has the token of the operator, and forgets it on request. */
export function TokenState() {
  const { operations } = useTexts();
  if (useStored(operatorToken) === null) return null;
  return (
    <p class="quiet">
      {operations.access.present}{" "}
      <button type="button" onClick={() => operatorToken.set(null)}>
        {operations.access.forget}
      </button>
    </p>
  );
}

export const isRefusal = (error: unknown): error is Failure =>
  error instanceof Failure && [401, 403, 404].includes(error.status);

/**
 * Why a request with the token failed. A refusal says what is missing, and asks for the token.
 * @param missing what to set when the instance does not have the operation at all
 */
export function AccessFailure({ error, missing, retry }: { error: unknown; missing: string; retry: () => void }) {
  const { operations } = useTexts();
  const hasToken = useStored(operatorToken) !== null;
  if (!isRefusal(error)) return <FailureNote error={error} retry={retry} />;
  const { status, message, code } = error;
  const { access } = operations;
  if (status === 404) return <Refusal message={message} advice={missing} />;
  if (status === 401)
    return (
      <Refusal message={hasToken ? access.wrong : access.needed}>
        <TokenForm />
      </Refusal>
    );
  return <Refusal message={message} advice={code === "cross_site" ? access.host : access.local} />;
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
