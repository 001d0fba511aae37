import { useEffect, useRef, useState } from "preact/hooks";
import { FailureNote } from "./feedback.tsx";
import type { Plot } from "./plot.ts";
import type { PlotData } from "./plot-data.ts";
import "./chart.css";

/** Calls back when the colours of the page change: by the system, or by the choice in the footer. */
function onColours(changed: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const choice = new MutationObserver(changed);
  system.addEventListener("change", changed);
  choice.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", changed);
    choice.disconnect();
  };
}

type Props = Readonly<{
  /** The same object while it does not change. */
  data: PlotData;
  /** A position in words, for who points at it. */
  describe: (position: number) => string;
  /** What stands there while nobody points. */
  hint: string;
}>;

/**
 * Bars as a picture. It shows nothing that is not also in words: a summary and a table belong beside it. The library
 * that draws it is loaded with the first chart.
 */
export function Chart({ data, describe, hint }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<number>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let plot: Plot | undefined;
    let isCurrent = true;
    const resized = new ResizeObserver(() => plot?.resize(element.clientWidth));
    const forget = onColours(() => plot?.redraw());
    import("./plot.ts").then(
      ({ createPlot }) => {
        if (!isCurrent) return;
        plot = createPlot(element, element.clientWidth, data, setPoint);
        setError(undefined);
        resized.observe(element);
      },
      (reason: unknown) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
      resized.disconnect();
      forget();
      plot?.destroy();
      setPoint(undefined);
    };
  }, [data, turn]);
  return (
    <div class={data.series.length > 1 ? "chart several" : "chart"}>
      {error !== undefined && <FailureNote error={error} retry={() => setTurn(turn + 1)} />}
      <div class="plot" ref={place} />
      <p class="quiet point" aria-hidden="true">
        {point === undefined || point >= data.positions.length ? hint : describe(point)}
      </p>
    </div>
  );
}
