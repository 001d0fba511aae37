/** Bounds the number of deliveries in progress. */
export type Places = Readonly<{
  /** Whether no slot is free. */
  isFull: () => boolean;
  /** Acquires a slot; false if none is free. */
  enter: () => boolean;
  /** Releases a slot. */
  leave: () => void;
}>;

export function createPlaces(max: number): Places {
  let taken = 0;
  const isFull = (): boolean => taken >= max;
  return {
    isFull,
    enter: () => {
      if (isFull()) return false;
      taken++;
      return true;
    },
    leave: () => {
      taken--;
    },
  };
}
