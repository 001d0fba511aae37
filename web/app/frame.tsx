import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isLanguage, languageNames, useLanguageCode, useTexts } from "../texts/use-texts.ts";
import { currentEntry } from "./entries.ts";
import { language, theme } from "./preferences.ts";
import type { Place } from "./router.ts";
import { useStored } from "./stored.ts";
import { restoreView } from "./view.ts";

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

type Props = Readonly<{
  place: Place;
  /** The address of the first place. */
  home: string;
  /** The address of the page of help, where there is one. */
  help?: string | undefined;
  navigation?: ComponentChildren;
  children: ComponentChildren;
}>;

/** What surrounds every page. After a change of place the keyboard and screen readers start at the content. */
export function Frame({ place, home, help, navigation: links, children }: Props) {
  const { title, navigation } = useTexts();
  const content = useRef<HTMLElement>(null);
  const path = place.path.join("/");
  const isFirst = useRef(true);
  // An effect would run after the paint, and could take the focus from a field that somebody already types in.
  useLayoutEffect(() => {
    if (!isFirst.current) {
      content.current?.focus();
      scrollTo(0, 0);
    }
    isFirst.current = false;
  }, [path]);
  const entry = currentEntry();
  useEffect(() => {
    if (entry.view !== undefined && content.current !== null) return restoreView(entry.view, content.current);
  }, [entry]);
  return (
    <>
      <button type="button" class="skip" onClick={() => content.current?.focus()}>
        {navigation.skip}
      </button>
      <header>
        <a class="brand" href={home}>
          <img src="./icon.svg" alt="" width="24" height="24" />
          {title}
        </a>
        {links}
      </header>
      <main ref={content} tabIndex={-1}>
        {children}
      </main>
      <footer>
        <Preferences />
        {help !== undefined && <a href={help}>{navigation.help}</a>}
      </footer>
      <div id="announcements" role="status" aria-live="polite" />
    </>
  );
}
