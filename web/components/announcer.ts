/** Says a sentence to screen readers and shows it for a while at the edge of the page. */
export function announce(text: string): void {
  const place = document.querySelector("#announcements");
  if (place === null) return;
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  setTimeout(() => line.remove(), 6000);
}
