import { api } from "../../../api/client.ts";
import { answered, Failure } from "../../../api/failure.ts";
import { usePolling } from "../../../api/use-polling.ts";
import { Await } from "../../../components/feedback.tsx";
import { formatDate } from "../../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import { formatSeconds } from "./units.ts";

type State = Readonly<{ startTime: number; databaseMs: number; problem: string | undefined }>;

async function readState(signal: AbortSignal): Promise<State> {
  const [status, problem] = await Promise.all([
    answered(api.GET("/api/status", { signal })),
    answered(api.GET("/api/ready", { parseAs: "text", signal })).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Failure && error.status === 503) return error.message;
        throw error;
      },
    ),
  ]);
  return { startTime: status.startTime, databaseMs: status.processTime, problem };
}

/** Whether the process is alive and takes writes, which anybody may know. */
export function ServiceState({ everyMs, paused }: { everyMs: number; paused: boolean }) {
  const { health: texts } = useTexts().operations;
  const code = useLanguageCode();
  const loaded = usePolling(readState, [], { everyMs, paused });
  return (
    <Await of={loaded}>
      {({ startTime, databaseMs, problem }) => (
        <>
          <dl class="figures">
            <div>
              <dt>{texts.state}</dt>
              <dd>
                <span class={`mark ${problem === undefined ? "ok" : "wrong"}`}>
                  {problem === undefined ? texts.ready : texts.notReady}
                </span>
              </dd>
            </div>
            <div>
              <dt>{texts.clock}</dt>
              <dd>{formatDate(startTime, code)}</dd>
            </div>
            <div>
              <dt>{texts.database}</dt>
              <dd>{formatSeconds(databaseMs / 1000, code)}</dd>
            </div>
          </dl>
          {problem !== undefined && (
            <p class="failure" role="alert">
              {problem}
            </p>
          )}
        </>
      )}
    </Await>
  );
}
