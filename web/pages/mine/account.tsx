import { useMe } from "../../api/use-me.ts";
import { link, type Place } from "../../app/router.ts";
import { userId } from "../../app/session.ts";
import { Await } from "../../components/feedback.tsx";
import { SectionLinks } from "../../components/section-links.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { DataExport } from "./data-export.tsx";
import { Deletion } from "./deletion.tsx";
import { Figures } from "./figures.tsx";
import { Identity } from "./identity.tsx";
import { OwnSegments } from "./own-segments.tsx";
import { OwnVotes } from "./own-votes.tsx";
import { Warnings } from "./warnings.tsx";

type Props = Readonly<{ localId: string; place: Place }>;

/**
 * The parts of the page for somebody who is signed in. A stored id that the service refuses can be left with the
 * button.
 */
export function Account({ localId, place }: Props) {
  const { mine } = useTexts();
  const me = useMe();
  const section = place.path[1] ?? "overview";
  return (
    <>
      {me.error !== undefined && (
        <p>
          <button type="button" onClick={() => userId.set(null)}>
            {mine.account.signOut}
          </button>
        </p>
      )}
      <Await of={me}>
        {(known) =>
          known !== null && (
            <>
              <Warnings localId={localId} warnings={known.warnings} onConfirmed={me.reload} />
              <SectionLinks label={mine.title} page="mine" names={mine.sections} current={section} />
              {section === "overview" && (
                <>
                  <Identity localId={localId} me={known} onRenamed={me.reload} />
                  <Figures publicId={known.userID} />
                </>
              )}
              {section === "segments" && <OwnSegments publicId={known.userID} place={place} />}
              {section === "votes" && <OwnVotes localId={localId} />}
              {section === "data" && (
                <>
                  <DataExport localId={localId} />
                  <Deletion localId={localId} />
                </>
              )}
              {!Object.hasOwn(mine.sections, section) && <a href={link(["mine"])}>{mine.sections.overview}</a>}
            </>
          )
        }
      </Await>
    </>
  );
}
