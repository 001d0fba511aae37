/** Links between the parts of a page, each of which has an address of its own. */
export function PlaceTabs({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly Readonly<{ key: string; text: string; href: string }>[];
  current: string;
}) {
  return (
    <nav class="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ key, text, href }) => (
          <li key={key}>
            <a href={href} aria-current={key === current ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
