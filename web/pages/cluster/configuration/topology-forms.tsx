import { useEffect, useState } from "preact/hooks";
import { useLoaded } from "../../../api/use-loaded.ts";
import { FailureNote } from "../../../components/feedback.tsx";
import { useFields } from "../../../components/use-fields.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { fill } from "../../../texts/use-texts.ts";
import { readStatus } from "../requests.ts";
import { InstanceRole } from "../state/instance-role.tsx";

type Edits = typeof import("./topology-edits.ts");
type Props = Readonly<{ text: string; onText: (text: string) => void }>;

function useEdits(): Edits | undefined {
  const [edits, setEdits] = useState<Edits>();
  useEffect(() => void import("./topology-edits.ts").then(setEdits, () => undefined), []);
  return edits;
}

function NewInstance({ edits, sets, text, onText }: Props & Readonly<{ edits: Edits; sets: readonly string[] }>) {
  const texts = useClusterTexts();
  const required = { kind: "text", initial: "", required: true, autocomplete: "off", spellcheck: false } as const;
  const [values, field] = useFields({
    alias: { ...required, label: texts.instance, pattern: "[A-Za-z][A-Za-z0-9_.\\-]{0,127}" },
    replicaSet: { ...required, label: texts.replicaSet, initial: sets[0] ?? "" },
    url: { ...required, label: texts.address, initial: "http://", pattern: "https?://.+" },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onText(edits.withMember(text, values));
      }}
    >
      <h3>{texts.addInstance}</h3>
      {field("alias")}
      {field("replicaSet")}
      {field("url")}
      <p>
        <button type="submit">{texts.add}</button>
      </p>
    </form>
  );
}

/**
 * What people do with the topology, as changes to the text in the editor beside it: who is to lead, who takes part, and
 * who comes new. Nothing is saved before the changes were looked at.
 */
export function TopologyForms({ text, onText }: Props) {
  const texts = useClusterTexts();
  const edits = useEdits();
  const status = useLoaded(readStatus, []);
  const members = edits?.membersOf(text);
  if (edits === undefined) return null;
  if (members === undefined) return <p class="quiet">{texts.noTopology}</p>;
  const sets = [...new Set(members.map(({ replicaSet }) => replicaSet))];
  const probed = status.data?.replicasets ?? [];
  return (
    <div class="topology">
      <div class="row">
        <button type="button" disabled={status.loading} onClick={status.reload}>
          {texts.probe}
        </button>
      </div>
      {status.error !== undefined && <FailureNote error={status.error} />}
      {sets.map((name) => {
        const known = probed.find((one) => one.name === name);
        const own = members.filter(({ replicaSet }) => replicaSet === name);
        /** Elsewhere the servers themselves say who leads. */
        const isChosen = known?.instances.some(({ mode }) => mode === "galera" || mode === "group") === true;
        return (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            {own.length > 1 && !isChosen && <p class="quiet">{texts.leaderByServer}</p>}
            <ul>
              {own.map(({ alias, url, disabled }, index) => {
                const instance = known?.instances.find((one) => one.alias === alias);
                return (
                  <li key={alias}>
                    <strong>{alias}</strong> <span class="quiet">{url}</span>{" "}
                    {disabled ? (
                      <span class="mark">{texts.isDisabled}</span>
                    ) : (
                      instance && <InstanceRole of={instance} isLeader={known?.leader === alias} />
                    )}
                    <div class="buttons">
                      {isChosen && index > 0 && (
                        <button type="button" onClick={() => onText(edits.preferred(text, alias))}>
                          {texts.prefer}
                        </button>
                      )}
                      <button type="button" onClick={() => onText(edits.withDisabled(text, alias, !disabled))}>
                        {disabled ? texts.enable : texts.disable}
                      </button>
                      <button
                        type="button"
                        class="danger"
                        aria-label={fill(texts.expelOf, { alias })}
                        onClick={() => onText(edits.without(text, alias))}
                      >
                        {texts.expel}
                      </button>
                    </div>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      <NewInstance key={members.length} edits={edits} sets={sets} text={text} onText={onText} />
    </div>
  );
}
