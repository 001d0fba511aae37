import { useEffect } from "preact/hooks";
import type { PageProps } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { type TermName, useMeaning } from "../../components/term.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import "./help.css";

/** `#/help/<word>`: what the words of these pages mean. */
export function Help({ place }: PageProps) {
  const { help: texts } = useTexts();
  const meaning = useMeaning();
  useTitle(texts.title);
  const current = place.path[1];
  const isThere = meaning("vip") !== undefined;
  useEffect(() => {
    if (current !== undefined) document.getElementById(`term-${current}`)?.scrollIntoView({ block: "center" });
  }, [current, isThere]);
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <dl class="terms">
        {(Object.keys(texts.terms) as TermName[]).map((name) => (
          <div key={name} id={`term-${name}`} aria-current={name === current ? "true" : undefined}>
            <dt>{texts.terms[name]}</dt>
            <dd>{meaning(name)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
