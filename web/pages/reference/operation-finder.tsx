import { useTexts } from "../../texts/use-texts.ts";
import { type Content, operationsOf } from "./documents.ts";

/** A field that completes names of operations and opens the one that is entered. */
export function OperationFinder({ document, open }: { document: Content; open: (operationId: string) => void }) {
  const { reference: texts } = useTexts();
  const ids = operationsOf(document)
    .map(({ operationId }) => operationId)
    .sort();
  return (
    <label class="field finder">
      <span>{texts.find}</span>
      <input
        list="operations-of-document"
        autocomplete="off"
        onInput={({ currentTarget: { value } }) => ids.includes(value) && open(value)}
      />
      <datalist id="operations-of-document">
        {ids.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
    </label>
  );
}
