import { useLoaded } from "../../api/use-loaded.ts";
import { goTo, link, type Place } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { Await } from "../../components/feedback.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { Console } from "./console.tsx";
import { type DocumentName, documentNames, fileOf, isDocumentName, loadDocument } from "./documents.ts";
import { Events } from "./events.tsx";
import { OperationFinder } from "./operation-finder.tsx";
import "./reference.css";

function Documents({ current }: { current: DocumentName }) {
  const { reference: texts } = useTexts();
  return (
    <nav aria-label={texts.documents} class="documents">
      <ul>
        {documentNames.map((name) => (
          <li key={name}>
            <a href={link([name])} aria-current={name === current ? "page" : undefined}>
              {texts.document[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * What this service publishes about itself, to read and to try. The address names the document, and the operation or
 * event in it.
 */
export function Reference({ place }: { place: Place }) {
  const { reference: texts } = useTexts();
  const [first = "openapi", detail] = place.path;
  const name = isDocumentName(first) ? first : "openapi";
  const loaded = useLoaded((signal) => loadDocument(name, signal), [name]);
  useTitle(`${texts.title}: ${texts.document[name]}`);
  return (
    <>
      <h1>{texts.title}</h1>
      <Documents current={name} />
      <p class="quiet">
        <a href={`./${fileOf(name)}`}>{fill(texts.file, { name: fileOf(name) })}</a>
      </p>
      <Await of={loaded}>
        {(document) =>
          name === "webhook-events" ? (
            <Events document={document} event={detail} />
          ) : (
            <>
              <p class="quiet">{texts.secret}</p>
              <OperationFinder document={document} open={(id) => goTo(link([name, id]))} />
              <Console key={name} document={document} operationId={detail} />
            </>
          )
        }
      </Await>
    </>
  );
}
