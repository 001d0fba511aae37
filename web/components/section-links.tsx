import { link } from "../app/router.ts";
import { LinkMenu } from "./link-menu.tsx";
import "./section-links.css";

type Props = Readonly<{
  label: string;
  /** The first part of the address; that of a section follows, and the first section is there without one too. */
  page: string;
  names: Readonly<Record<string, string>>;
  current: string;
}>;

/** The parts of a page that has several, each with an address of its own. */
export function SectionLinks({ label, page, names, current }: Props) {
  const [first] = Object.keys(names);
  return (
    <LinkMenu look="sections" label={label} button={names[current] ?? label}>
      {Object.entries(names).map(([key, name]) => (
        <li key={key}>
          <a href={link(key === first ? [page] : [page, key])} aria-current={key === current ? "page" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </LinkMenu>
  );
}
