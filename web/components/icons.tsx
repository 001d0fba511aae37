/** Fonts of many systems have no such signs. What they mean is said by what has them. */
const shape = {
  width: 14,
  height: 14,
  viewBox: "0 0 16 16",
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 1.6,
};

export function CopyIcon() {
  return (
    <svg {...shape} aria-hidden="true">
      <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
    </svg>
  );
}

export function LockIcon({ label }: { label: string }) {
  return (
    <svg {...shape} role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M3.5 7.5h9v6h-9zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2" />
    </svg>
  );
}

export function IgnoredIcon({ label }: { label: string }) {
  return (
    <svg {...shape} role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M4 12 12 4" />
    </svg>
  );
}
