import { useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { command, useCommands } from "../../components/use-commands.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";

type Mode = "anonymise" | "delete";
const modes: readonly Mode[] = ["anonymise", "delete"];

/** Removes who is signed in from the data of the service, after a word was typed. */
export function Deletion({ localId }: { localId: string }) {
  const { mine } = useTexts();
  const { deletion: texts } = mine;
  const [mode, setMode] = useState<Mode>("anonymise");
  const [segments, setSegments] = useState<number>();
  const { start, view } = useCommands({
    remove: () =>
      command({
        form: {
          title: texts.confirmTitle,
          hint: (
            <>
              <p>{mode === "delete" ? texts.confirmDelete : texts.confirmAnonymise}</p>
              <p class="quiet">{texts.again}</p>
            </>
          ),
          word: texts.word,
          submit: texts.title,
          look: "danger",
        },
        send: async () => {
          const done = await answered(api.POST("/api/deleteMyData", { body: { userID: localId, mode } }));
          setSegments(done.segments);
        },
      }),
  });
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.intro}</p>
      <fieldset class="choices">
        <legend>{texts.modes}</legend>
        {modes.map((name) => (
          <label key={name}>
            <input type="radio" name="mode" checked={mode === name} onChange={() => setMode(name)} />
            {texts[name]}
          </label>
        ))}
      </fieldset>
      <p role="status">{segments !== undefined && fill(texts.done, { segments })}</p>
      <button type="button" class="danger" onClick={() => start("remove")}>
        {texts.start}
      </button>
      {view}
    </section>
  );
}
