/** Bounds how many deliveries are under way at once. */
export type Places = Readonly<{
  /** Takes a place; false when all are taken. */
  enter: () => boolean;
  /** Gives a place back. */
  leave: () => void;
}>;

export function createPlaces(max: number): Places {
  let taken = 0;
  return {
    enter: () => {
      if (taken >= max) return false;
      taken++;
      return true;
    },
    leave: () => {
      taken--;
    },
  };
}
