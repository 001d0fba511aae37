import { useState } from "preact/hooks";
import { link } from "../../app/router.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { type EventDocument, payloadOf } from "./event-payload.ts";
import { Keys } from "./event-schema.tsx";

/** One event: what happened, and the payload of each of its actions. */
export function Event({ document, name }: { document: EventDocument; name: string }) {
  const { reference } = useTexts();
  const texts = reference.events;
  const event = Object.hasOwn(document.events, name) ? document.events[name] : undefined;
  const actions = Object.keys(event?.actions ?? {});
  const [chosen, setChosen] = useState<string>();
  const action = chosen !== undefined && actions.includes(chosen) ? chosen : actions[0];
  return (
    <>
      <p>
        <a href={link(["webhook-events"])}>{texts.back}</a>
      </p>
      {event === undefined ? (
        <p role="status">{texts.unknown}</p>
      ) : (
        <>
          <h2>
            <code>{name}</code>
          </h2>
          <p>{event.description}</p>
          {actions.length > 0 && (
            <label class="field finder">
              <span>{texts.payloadOf}</span>
              <select value={action} onChange={({ currentTarget: { value } }) => setChosen(value)}>
                {actions.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          )}
          <h3>{texts.payload}</h3>
          <p class="quiet">{texts.everything}</p>
          <Keys key={`${name}.${action}`} schema={payloadOf(document, name, action)} defs={document.$defs} />
        </>
      )}
    </>
  );
}
