const width = 120;
const height = 28;

/**
 * The course of a figure, oldest value first. The figure itself stands beside it, so it is hidden from screen readers.
 */
export function Sparkline({ values }: { values: readonly (number | undefined)[] }) {
  const known = values.filter((value): value is number => value !== undefined && Number.isFinite(value));
  if (known.length < 2) return <span class="sparkline" />;
  const [low, high] = [Math.min(0, ...known), Math.max(...known)];
  const span = high - low || 1;
  const points = values.flatMap((value, index) => {
    if (value === undefined || !Number.isFinite(value)) return [];
    const x = (index / (values.length - 1)) * width;
    return [`${x.toFixed(1)},${(height - 1 - ((value - low) / span) * (height - 2)).toFixed(1)}`];
  });
  return (
    <svg class="sparkline" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(" ")} />
    </svg>
  );
}
