import { useTexts } from "../../texts/use-texts.ts";

type Detail = Readonly<Record<string, unknown>>;

/** Characters of one value that are shown. */
const maxLength = 2000;

/** What else is known of a deed, as text: each kind has its own, and later versions may have more. */
export function TrailDetail({ detail }: { detail: Detail }) {
  const { moderation, general } = useTexts();
  const { details } = moderation.trail;
  const textOf = (value: unknown): string => {
    if (typeof value === "boolean") return value ? general.yes : general.no;
    if (Array.isArray(value)) return value.map(textOf).join(", ");
    return (typeof value === "object" ? JSON.stringify(value) : String(value)).slice(0, maxLength);
  };
  const known = Object.entries(detail).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <span class="detail">
      {known.map(([name, value]) => (
        <span key={name}>
          <span class="quiet">{details[name as keyof typeof details] ?? name}:</span>{" "}
          <bdi class="wrapped">{textOf(value).slice(0, maxLength)}</bdi>{" "}
        </span>
      ))}
    </span>
  );
}
