import { useState } from "preact/hooks";
import { Failure } from "../../../api/failure.ts";
import { goTo, link } from "../../../app/router.ts";
import { announce } from "../../../components/announcer.ts";
import { Confirmation } from "../../../components/confirmation.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { fill, useTexts } from "../../../texts/use-texts.ts";
import { ProblemNote } from "../problem-note.tsx";
import { type ClusterConfig, patchSection, problemOf, readConfig } from "../requests.ts";
import { CodeDiff } from "./code-diff.tsx";
import { CodeEditor } from "./code-editor.tsx";
import { Conflict } from "./conflict.tsx";
import { type Draft, draftOf, dropDraft, freshDraft, keepDraft, sectionText } from "./drafts.ts";
import { TopologyForms } from "./topology-forms.tsx";
import { useFindings } from "./use-findings.ts";

type Step =
  | Readonly<{ name: "edit" | "review" }>
  /** Somebody was faster: what the configuration is now. */
  | Readonly<{ name: "conflict"; now: ClusterConfig }>;

const home = link(["cluster", "configuration"]);

/** One section: edited, compared with what is saved, and saved unless somebody was faster. */
export function SectionEditor({
  filename,
  config,
  reload,
}: {
  filename: string;
  config: ClusterConfig;
  reload: () => void;
}) {
  const { general } = useTexts();
  const texts = useClusterTexts();
  const [draft, setDraft] = useState<Draft>(() => draftOf(filename) ?? freshDraft(config, filename));
  const [step, setStep] = useState<Step>({ name: "edit" });
  const [failure, setFailure] = useState<unknown>();
  /** The editor keeps what is typed to itself, so another text needs another editor. */
  const [revision, setRevision] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const findings = useFindings(filename, draft.text);
  const isChanged = draft.base === null || draft.text !== draft.base;

  const change = (next: Draft): void => {
    keepDraft(filename, next);
    setDraft(next);
  };
  const refused = async (error: unknown): Promise<void> => {
    setFailure(error);
    if (!(error instanceof Failure) || problemOf(error)?.code !== "config_conflict") return;
    const now = await readConfig();
    reload();
    setFailure(undefined);
    // Others may have changed other sections; then nothing has to be decided.
    if (sectionText(now, filename) === draft.base) {
      change({ ...draft, version: now.version });
      setStep({ name: "review" });
      announce(fill(texts.otherSections, { version: now.version }));
    } else setStep({ name: "conflict", now });
  };
  const save = async (content: string | null): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      const saved = await patchSection(draft.version, filename, content);
      dropDraft(filename);
      announce(fill(texts.saved, { version: saved.version }));
      reload();
      if (content === null) goTo(home);
      else {
        setDraft(freshDraft(saved, filename));
        setStep({ name: "edit" });
      }
    } catch (error) {
      await refused(error).catch((another: unknown) => setFailure(another));
    } finally {
      setSaving(false);
    }
  };

  return (
    <section>
      <p>
        <a href={home}>{texts.allSections}</a>
      </p>
      <h2>
        <bdi>{filename}</bdi>
      </h2>
      {filename === "schema.yml" && <p class="notice">{texts.writtenByRuns}</p>}
      {filename.startsWith("migrations/source/") && <p class="notice">{texts.isCode}</p>}
      {failure !== undefined && <ProblemNote error={failure} />}
      {step.name === "edit" && (
        <>
          <div class={filename === "topology.yml" ? "beside" : undefined}>
            <CodeEditor
              key={revision}
              filename={filename}
              label={fill(texts.textOf, { filename })}
              text={draft.text}
              marks={findings}
              onChange={(text) => change({ ...draft, text })}
            />
            {filename === "topology.yml" && (
              <TopologyForms
                text={draft.text}
                onText={(text) => {
                  change({ ...draft, text });
                  setRevision(revision + 1);
                }}
              />
            )}
          </div>
          <div role="status">
            {findings.length > 0 && (
              <ul class="findings">
                {findings.slice(0, 10).map(({ line, message }) => (
                  <li key={`${line} ${message}`}>
                    {fill(texts.line, { line })} <bdi>{message}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div class="row">
            <button type="button" class="primary" disabled={!isChanged} onClick={() => setStep({ name: "review" })}>
              {texts.review}
            </button>
            <button
              type="button"
              disabled={!isChanged}
              onClick={() => {
                dropDraft(filename);
                setDraft(freshDraft(config, filename));
                setRevision(revision + 1);
              }}
            >
              {texts.discard}
            </button>
            {draft.base !== null && (
              <button type="button" class="danger" onClick={() => setRemoving(true)}>
                {texts.removeSection}
              </button>
            )}
          </div>
        </>
      )}
      {step.name === "review" && (
        <>
          <h3>{fill(texts.changes, { version: draft.version })}</h3>
          <CodeDiff
            filename={filename}
            label={fill(texts.changesOf, { filename })}
            before={draft.base ?? ""}
            after={draft.text}
          />
          {findings.length > 0 && <p class="notice">{fill(texts.hasFindings, { count: findings.length })}</p>}
          <div class="row">
            <button type="button" class="primary" disabled={isSaving} onClick={() => void save(draft.text)}>
              {general.save}
            </button>
            <button type="button" onClick={() => setStep({ name: "edit" })}>
              {texts.editOn}
            </button>
          </div>
        </>
      )}
      {step.name === "conflict" && (
        <Conflict
          filename={filename}
          mine={draft.text}
          now={step.now}
          onKeepMine={() => {
            change({ ...draft, version: step.now.version, base: sectionText(step.now, filename) });
            setStep({ name: "review" });
          }}
          onTakeTheirs={() => {
            dropDraft(filename);
            setDraft(freshDraft(step.now, filename));
            setStep({ name: "edit" });
          }}
        />
      )}
      {isRemoving && (
        <Confirmation
          title={texts.removeSection}
          action={general.remove}
          onConfirm={() => {
            setRemoving(false);
            void save(null);
          }}
          onCancel={() => setRemoving(false)}
        >
          <p>{fill(texts.removeMeans, { filename })}</p>
        </Confirmation>
      )}
    </section>
  );
}
