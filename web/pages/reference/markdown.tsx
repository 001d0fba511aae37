import type { ComponentChildren } from "preact";

const spans: Readonly<Record<string, (text: string) => ComponentChildren>> = {
  "`": (text) => <code>{text}</code>,
  "**": (text) => <strong>{text}</strong>,
  "*": (text) => <em>{text}</em>,
};

/** The marks within a paragraph that descriptions use. Everything else is text. */
export function Inline({ text }: { text: string }) {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/);
  return (
    <>
      {parts.map((part, index) => {
        if (index % 2 === 0) return part;
        const mark = /^(\*\*|[`*])/.exec(part)?.[0] ?? "";
        return spans[mark]?.(part.slice(mark.length, -mark.length)) ?? part;
      })}
    </>
  );
}

/** A description of a document: paragraphs. */
export const Markdown = ({ text }: { text: string }) => (
  <>
    {text
      .trim()
      .split(/\n\s*\n/)
      .map(
        (paragraph) =>
          paragraph !== "" && (
            <p key={paragraph}>
              <Inline text={paragraph} />
            </p>
          ),
      )}
  </>
);
