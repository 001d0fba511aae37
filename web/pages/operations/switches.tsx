import { useEffect, useState } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { link } from "../../app/router.ts";
import { userId } from "../../app/session.ts";
import { useStored } from "../../app/stored.ts";
import { announce } from "../../components/announcer.ts";
import { Await, FailureNote } from "../../components/feedback.tsx";
import { useTexts } from "../../texts/use-texts.ts";

type Key = Schemas["ConfigKey"];

/** A switch whose value is a time, or a number. */
const kinds = { "old-submitter-block-date": "time", "max-users-per-minute": "number" } as const;
const keys: readonly Key[] = ["max-users-per-minute", "old-submitter-block-date"];

const readSwitch = async (key: Key, id: string, signal: AbortSignal): Promise<string> =>
  (await answered(api.GET("/api/config", { params: { query: { key } }, headers: caller(id), signal }))).value;

const turnSwitch = async (key: Key, value: number, id: string): Promise<string> =>
  (await answered(api.POST("/api/config", { body: { userID: id, key, value } }))).value;

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Milliseconds since 1970 as the value of a field for local times. */
function localTime(text: string): string {
  const time = new Date(Number(text));
  if (text === "" || Number.isNaN(time.getTime())) return "";
  const day = `${String(time.getFullYear()).padStart(4, "0")}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** Where the field is empty the switch is off. Undefined: not a value for the switch. */
function numberOf(kind: "time" | "number", text: string): number | undefined {
  if (text === "") return 0;
  const value = kind === "time" ? Date.parse(text) : Number(text);
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function Switch({ name, id }: { name: Key; id: string }) {
  const { general, operations } = useTexts();
  const { switches: texts } = operations;
  const { title, explanation, label } = texts.names[name];
  const kind = kinds[name];
  const loaded = useLoaded((signal) => readSwitch(name, id, signal), [name, id]);
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const shown = (value: string): string => (kind === "time" ? localTime(value) : value);
  useEffect(() => setTyped(shown(loaded.data ?? "")), [loaded.data]);
  const turn = (value: number | undefined): void => {
    if (value === undefined) return;
    turnSwitch(name, value, id).then(
      (now) => {
        setFailure(undefined);
        setTyped(shown(now));
        announce(now === "" ? texts.off : texts.saved);
        loaded.reload();
      },
      (error: unknown) => setFailure(error),
    );
  };
  return (
    <section class="card">
      <h2>{title}</h2>
      <p class="quiet">{explanation}</p>
      <Await of={loaded}>
        {(value) => (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              turn(numberOf(kind, typed));
            }}
          >
            <p>
              <span class={`mark ${value === "" ? "" : "waiting"}`}>{value === "" ? texts.isOff : texts.isOn}</span>
            </p>
            <div class="row">
              <label class="field">
                <span>{label}</span>
                <input
                  type={kind === "time" ? "datetime-local" : "number"}
                  min={kind === "time" ? undefined : 0}
                  step={kind === "time" ? undefined : 1}
                  value={typed}
                  onInput={({ currentTarget }) => setTyped(currentTarget.value)}
                />
              </label>
              <button type="submit" class="primary">
                {general.save}
              </button>
              <button type="button" disabled={value === ""} onClick={() => turn(0)}>
                {texts.turnOff}
              </button>
            </div>
          </form>
        )}
      </Await>
      {failure !== undefined && <FailureNote error={failure} />}
    </section>
  );
}

/** What VIPs turn to hold off an attack. */
export function Switches() {
  const { switches: texts } = useTexts().operations;
  const id = useStored(userId);
  if (id === null)
    return (
      <p class="notice">
        {texts.signIn} <a href={link(["mine"])}>{texts.signInLink}</a>
      </p>
    );
  return (
    <div class="columns">
      {keys.map((name) => (
        <Switch key={name} name={name} id={id} />
      ))}
    </div>
  );
}
