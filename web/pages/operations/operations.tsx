import type { PageProps } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { SectionLinks } from "../../components/section-links.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { DeliveryList } from "./deliveries/delivery-list.tsx";
import { DeliveryPage } from "./deliveries/delivery-page.tsx";
import { EventPage } from "./events/event-page.tsx";
import { EventsTab } from "./events/events-tab.tsx";
import { Health } from "./health/health.tsx";
import { Switches } from "./switches.tsx";
import { VocabularyTab } from "./vocabulary-tab.tsx";
import "./operations.css";

const tabs = ["health", "deliveries", "events", "switches", "vocabulary"] as const;

/** `#/operations/<tab>`, and `#/operations/deliveries/<id>` or `#/operations/events/<subscription>/<number>` for one delivery. */
export function Operations({ place }: PageProps) {
  const { operations: texts } = useTexts();
  useTitle(texts.title);
  const [, given, id, number] = place.path;
  const current = tabs.find((tab) => tab === given) ?? "health";
  return (
    <>
      <h1>{texts.title}</h1>
      <SectionLinks label={texts.title} page="operations" names={texts.tabs} current={current} />
      {current === "health" && <Health />}
      {current === "deliveries" && (id === undefined ? <DeliveryList place={place} /> : <DeliveryPage id={id} />)}
      {current === "events" &&
        (id === undefined ? <EventsTab place={place} /> : <EventPage id={`${id}/${number ?? ""}`} />)}
      {current === "switches" && <Switches />}
      {current === "vocabulary" && <VocabularyTab />}
    </>
  );
}
