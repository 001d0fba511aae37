import { useEffect, useRef, useState } from "preact/hooks";
import { isDark, theme } from "../../app/preferences.ts";
import { useStored } from "../../app/stored.ts";
import { FailureNote, Loading } from "../../components/feedback.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { keepAccessible } from "./accessible-names.ts";
import { type Content, forForms, operationsOf } from "./documents.ts";
import { referenceLayout } from "./layout.ts";
import { subtreeOf } from "./subtree.ts";

type View = Readonly<{ show: (operationId: string) => void }>;

const load = async () => {
  const [{ default: swaggerUi }] = await Promise.all([
    import("swagger-ui-dist/swagger-ui-es-bundle.js"),
    import("swagger-ui-dist/swagger-ui.css"),
  ]);
  return swaggerUi;
};

/** Swagger UI would build a model of the whole document each time, and keep whoever opens an operation waiting. */
const resolveSubtree = async (document: Content, path: readonly string[]) => ({
  errors: [],
  spec: subtreeOf(document, path),
});

/** Swagger UI knows its dark colours by a class of the root element. */
function useDarkClass(): void {
  const chosen = useStored(theme);
  useEffect(() => {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const apply = (): void => void document.documentElement.classList.toggle("dark-mode", isDark(chosen, system));
    apply();
    system.addEventListener("change", apply);
    return () => system.removeEventListener("change", apply);
  }, [chosen]);
}

/** Shows an operation of a view and puts the keyboard there. */
function openOperation(root: Element, operationId: string): void {
  const block = [...root.querySelectorAll(".opblock")].find(({ id }) => id.endsWith(`-${operationId}`));
  block?.scrollIntoView({ block: "start" });
  block?.querySelector<HTMLElement>("button.opblock-summary-control")?.focus();
}

/** An OpenAPI document with forms that send requests to this service. `operationId` is opened. */
export function Console({ document, operationId }: { document: Content; operationId: string | undefined }) {
  const { reference: texts } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>();
  const [error, setError] = useState<unknown>();
  useDarkClass();
  useEffect(() => {
    const root = place.current;
    if (root === null) return;
    let isCurrent = true;
    const tags = new Map(operationsOf(document).map(({ operationId: id, tag }) => [id, tag]));
    const start = (swaggerUi: Awaited<ReturnType<typeof load>>): void => {
      if (!isCurrent) return;
      const ui = swaggerUi({
        domNode: root,
        fn: { resolveSubtree },
        layout: "ReferenceLayout",
        plugins: [referenceLayout],
        docExpansion: "list",
        defaultModelsExpandDepth: 0,
        defaultModelExpandDepth: 3,
        displayOperationId: true,
        displayRequestDuration: true,
        syntaxHighlight: { activated: false }, // its colours are for one background only
        deepLinking: false, // the address names the document too
        validatorUrl: null, // no other origin gets to know the document
        persistAuthorization: false,
        queryConfigEnabled: false,
        supportedSubmitMethods: ["get", "post", "put", "delete"],
        onComplete: () => undefined,
      });
      // As an option it would be written as text and parsed anew.
      ui.specActions.updateUrl("");
      ui.specActions.updateJsonSpec(forForms(document, texts.thisService));
      setView({
        show: (id) => {
          const tag = tags.get(id);
          if (tag === undefined) return;
          ui.layoutActions.show(["operations", tag, id], true);
          requestAnimationFrame(() => openOperation(root, id));
        },
      });
    };
    load().then(start, (cause: unknown) => isCurrent && setError(cause));
    const endNames = keepAccessible(root, texts.control);
    return () => {
      isCurrent = false;
      endNames();
    };
  }, [document, texts]);
  useEffect(() => {
    if (operationId !== undefined) view?.show(operationId);
  }, [view, operationId]);
  return (
    <>
      {error !== undefined && <FailureNote error={error} />}
      {view === undefined && error === undefined && <Loading />}
      <div class="console" ref={place} />
    </>
  );
}
