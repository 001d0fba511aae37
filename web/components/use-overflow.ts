import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** Whether the first child of a box is wider than the box, now and after either of them changed its size. */
export function useOverflow(box: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (outer == null || inner == null) return;
    const measure = (): void => setWider(inner.scrollWidth > outer.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [isThere]);
  return isWider;
}
