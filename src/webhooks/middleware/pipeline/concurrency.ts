/** Bounds the number of deliveries in progress. */
export type Places = Readonly<{
  /** Acquires a slot; false if none is free. */
  enter: () => boolean;
  /** Releases a slot. */
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
