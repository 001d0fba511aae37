import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isLanguage, languageNames, useLanguageCode, useTexts } from "../texts/use-texts.ts";
import { language, theme } from "./preferences.ts";
import { link, type Place } from "./router.ts";
import { useStored } from "./stored.ts";

/** Sections of the navigation, by the first part of their address. */
const sections = ["home", "leaderboards", "statistics", "mine", "moderation", "operations", "cluster"] as const;

/** The documents that the pages consist of: places are within the first one. */
type DocumentName = "pages" | "reference";
/** What stands before the address of a place. */
const pagesFrom: Readonly<Record<DocumentName, string>> = { pages: "", reference: "./" };

function Navigation({ current, document }: { current: string; document: DocumentName }) {
  const { navigation } = useTexts();
  return (
    <nav aria-label={navigation.label}>
      <ul>
        {sections.map((name) => (
          <li key={name}>
            <a
              href={pagesFrom[document] + link(name === "home" ? [] : [name])}
              aria-current={document === "pages" && current === (name === "home" ? "" : name) ? "page" : undefined}
            >
              {navigation[name]}
            </a>
          </li>
        ))}
        <li>
          <a href="./docs" aria-current={document === "reference" ? "page" : undefined}>
            {navigation.reference}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Preferences() {
  const { preferences } = useTexts();
  const code = useLanguageCode();
  const chosenTheme = useStored(theme) ?? "system";
  return (
    <div class="preferences">
      <label>
        <span>{preferences.theme}</span>
        <select
          value={chosenTheme}
          onChange={({ currentTarget: { value } }) => theme.set(value === "system" ? null : value)}
        >
          <option value="system">{preferences.system}</option>
          <option value="light">{preferences.light}</option>
          <option value="dark">{preferences.dark}</option>
        </select>
      </label>
      <label>
        <span>{preferences.language}</span>
        <select value={code} onChange={({ currentTarget: { value } }) => isLanguage(value) && language.set(value)}>
          {Object.entries(languageNames).map(([key, name]) => (
            <option key={key} value={key} lang={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What surrounds every page. After a change of place the keyboard and screen readers start at the content. */
export function Frame({
  place,
  document = "pages",
  children,
}: {
  place: Place;
  document?: DocumentName;
  children: ComponentChildren;
}) {
  const { title, navigation } = useTexts();
  const content = useRef<HTMLElement>(null);
  const path = place.path.join("/");
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      content.current?.focus();
      scrollTo(0, 0);
    }
    isFirst.current = false;
  }, [path]);
  return (
    <>
      <button type="button" class="skip" onClick={() => content.current?.focus()}>
        {navigation.skip}
      </button>
      <header>
        <a class="brand" href={pagesFrom[document] + link([])}>
          <img src="./icon.svg" alt="" width="24" height="24" />
          {title}
        </a>
        <Navigation current={place.path[0] ?? ""} document={document} />
      </header>
      <main ref={content} tabIndex={-1}>
        {children}
      </main>
      <footer>
        <Preferences />
      </footer>
      <div id="announcements" role="status" aria-live="polite" />
    </>
  );
}
