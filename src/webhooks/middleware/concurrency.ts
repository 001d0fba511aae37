/** Bounds how many deliveries are under way at once. */
export type Places = Readonly<{
  /** Takes a place and answers how to give it back; `undefined` when all are taken. */
  enter: () => (() => void) | undefined;
}>;

export function createPlaces(max: number): Places {
  let taken = 0;
  return {
    enter: () => {
      if (taken >= max) return undefined;
      taken++;
      return () => {
        taken--;
      };
    },
  };
}
