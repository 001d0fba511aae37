import { useMemo, useState } from "preact/hooks";
import { link } from "../../app/router.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import type { Content } from "./documents.ts";
import { Event } from "./event.tsx";
import { type EventDocument, eventsOf } from "./event-payload.ts";

function Delivery({ headers }: EventDocument["delivery"]) {
  const { reference } = useTexts();
  const texts = reference.events;
  return (
    <>
      <h2>{texts.delivery}</h2>
      <dl class="headers">
        {(["event", "id", "signature"] as const).map((name) => (
          <div key={name}>
            <dt>{texts.header[name]}</dt>
            <dd>
              <code>{headers[name]}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function EventTable({ events }: Pick<EventDocument, "events">) {
  const { reference } = useTexts();
  const texts = reference.events;
  const [text, setText] = useState("");
  const sought = text.trim().toLowerCase();
  const rows = Object.entries(events).filter(
    ([name, { actions = {} }]) => name.includes(sought) || Object.keys(actions).some((one) => one.includes(sought)),
  );
  return (
    <>
      <label class="field finder">
        <span>{texts.filter}</span>
        <input type="search" value={text} onInput={({ currentTarget: { value } }) => setText(value)} />
      </label>
      <p role="status" class="quiet">
        {fill(texts.found, { count: rows.length })}
      </p>
      <div class="table">
        <table>
          <caption class="off-screen">{reference.document["webhook-events"]}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.event}</th>
              <th scope="col">{texts.description}</th>
              <th scope="col">{texts.actions}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, { description, actions }]) => (
              <tr key={name}>
                <th scope="row">
                  <a href={link(["webhook-events", name])}>
                    <code>{name}</code>
                  </a>
                </th>
                <td class="wide">{description}</td>
                <td class="wide">
                  {actions === undefined ? <span class="quiet">{texts.none}</span> : Object.keys(actions).join(", ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The document of webhook events, whose format is our own: all events, or the one in the address. */
export function Events({ document, event }: { document: Content; event: string | undefined }) {
  const { reference } = useTexts();
  const read = useMemo(() => {
    try {
      return eventsOf(document);
    } catch (error) {
      return error;
    }
  }, [document]);
  if (read instanceof Error)
    return <FailureNote error={new Error(fill(reference.notUnderstood, { reason: read.message }))} />;
  const events = read as EventDocument;
  if (event !== undefined) return <Event document={events} name={event} />;
  return (
    <>
      <Delivery {...events.delivery} />
      <EventTable events={events.events} />
    </>
  );
}
