import { LinkMenu } from "../components/link-menu.tsx";
import { useTexts } from "../texts/use-texts.ts";
import { link } from "./router.ts";

/** Sections of the navigation, by the first part of their address. */
const sections = ["home", "leaderboards", "statistics", "mine", "moderation", "operations", "cluster"] as const;

/**
 * - `current`  the first part of the address of the place; undefined: that of the reference, which is a document of its
 *   own
 * - `from`     what stands before the address of a place
 */
type Props = Readonly<{ current?: string; from?: string }>;

export function Navigation({ current, from = "" }: Props) {
  const { navigation } = useTexts();
  return (
    <LinkMenu label={navigation.label} look="main" button={navigation.menu}>
      {sections.map((name) => (
        <li key={name}>
          <a
            href={from + link(name === "home" ? [] : [name])}
            aria-current={current === (name === "home" ? "" : name) ? "page" : undefined}
          >
            {navigation[name]}
          </a>
        </li>
      ))}
      <li>
        <a href="./docs" aria-current={current === undefined ? "page" : undefined}>
          {navigation.reference}
        </a>
      </li>
    </LinkMenu>
  );
}
