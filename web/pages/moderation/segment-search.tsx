import { useState } from "preact/hooks";
import type { Schemas } from "../../api/client.ts";
import { segmentPage } from "../../api/listed.ts";
import { asCategory, asService } from "../../api/names.ts";
import type { Page } from "../../api/use-pages.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import type { PageProps } from "../../app/router.ts";
import { goTo, link } from "../../app/router.ts";
import { FilterFold } from "../../components/filter-fold.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useDeskPages } from "./desk.ts";
import type { Row } from "./desk-columns.tsx";
import { readSegments } from "./listed-records.ts";
import { SegmentDesk } from "./segment-desk.tsx";
import { uuidsIn } from "./uuid-list.ts";

const filters = ["category", "service", "actionType", "state"] as const;
type Filter = (typeof filters)[number];

/** Segments by filters, newest first, or those whose ids were pasted. */
export function SegmentSearch({ place }: PageProps) {
  const { moderation, segment: names, general } = useTexts();
  const { search: texts } = moderation;
  const { categories, services } = useVocabulary();
  const [pasted, setPasted] = useState("");
  const uuids = uuidsIn(place.query.get("ids") ?? "");
  const given = Object.fromEntries(filters.map((name) => [name, place.query.get(name) ?? ""])) as Record<
    Filter,
    string
  >;
  const pages = useDeskPages<Row>(
    async (cursor, signal): Promise<Page<Row>> => {
      if (uuids.length > 0) return { items: await readSegments(uuids, signal), next: null };
      const { category, service, actionType, state } = given;
      const query = {
        ...(category !== "" && { category: asCategory(category) }),
        ...(service !== "" && { service: asService(service) }),
        ...(actionType !== "" && { actionType: actionType as Schemas["ActionName"] }),
        ...(state !== "" && { state: state as Schemas["SegmentState"] }),
        ...(cursor !== undefined && { cursor }),
      };
      const { segments, next } = await segmentPage(query, signal);
      return { items: segments, next };
    },
    [given, uuids],
  );
  const options: Readonly<Record<Filter, readonly (readonly [string, string])[]>> = {
    category: categories.map(({ name, label }) => [name, label]),
    service: services.map(({ name }) => [name, name]),
    actionType: Object.entries(names.actions),
    state: Object.entries(names.states),
  };
  const labels: Readonly<Record<Filter, string>> = {
    category: names.category,
    service: names.service,
    actionType: names.action,
    state: names.state,
  };
  return (
    <section>
      <h2>{moderation.sections.segments}</h2>
      <FilterFold values={Object.values(given)}>
        <div class="row">
          {filters.map((name) => (
            <label key={name} class="field">
              <span>{labels[name]}</span>
              <select
                value={given[name]}
                onChange={({ currentTarget }) =>
                  goTo(link(["moderation", "segments"], { ...given, [name]: currentTarget.value }))
                }
              >
                <option value="">{general.all}</option>
                {options[name].map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </FilterFold>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const ids = uuidsIn(pasted).join(" ");
          goTo(link(["moderation", "segments"], ids === "" ? {} : { ids }));
        }}
      >
        <label class="field reason">
          <span>{texts.ids}</span>
          <input value={pasted} spellcheck={false} onInput={({ currentTarget }) => setPasted(currentTarget.value)} />
        </label>
        <button type="submit">{texts.find}</button>
      </form>
      <SegmentDesk caption={moderation.sections.segments} pages={pages} empty={texts.none} />
    </section>
  );
}
