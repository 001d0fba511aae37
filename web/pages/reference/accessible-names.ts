import type { Texts } from "../../texts/en.ts";
import { fill } from "../../texts/use-texts.ts";

type Labels = Texts["reference"]["control"];

/**
 * Names controls of Swagger UI that have none, makes scrolled blocks reachable by keyboard, and puts its headings below
 * that of the page.
 */
function repair(root: Element, labels: Labels): void {
  const name = (selector: string, label: (element: Element) => string): void => {
    for (const element of root.querySelectorAll(`${selector}:not([aria-label])`))
      element.setAttribute("aria-label", label(element));
  };
  const parameterOf = (element: Element): string =>
    element.closest("[data-param-name]")?.getAttribute("data-param-name") ?? "";
  name("#servers", () => labels.server);
  name("select.content-type, .content-type select", () => labels.mediaType);
  name("select.examples-select-element", () => labels.example);
  name("textarea.body-param__text", () => labels.body);
  name("[data-param-name] :is(input, select, textarea)", (element) =>
    fill(labels.value, { name: parameterOf(element) }),
  );
  for (const block of root.querySelectorAll(":is(pre, .highlight-code, .microlight):not([tabindex])"))
    block.setAttribute("tabindex", "0");
  // The caption of one operation's replies would be a landmark for each of them.
  for (const table of root.querySelectorAll("table[role=region]")) table.setAttribute("role", "table");
  for (const heading of root.querySelectorAll("h1:not([aria-level])")) heading.setAttribute("aria-level", "2");
}

/** Keeps a view of Swagger UI accessible while it changes. Returns what ends it. */
export function keepAccessible(root: Element, labels: Labels): () => void {
  const observer = new MutationObserver(() => repair(root, labels));
  observer.observe(root, { childList: true, subtree: true });
  repair(root, labels);
  return () => observer.disconnect();
}
