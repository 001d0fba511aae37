/** Bounds the number of deliveries in progress. */
export type Slots = Readonly<{
  /** Whether no slot is free. */
  isFull: () => boolean;
  /** Acquires a slot; false if none is free. */
  acquire: () => boolean;
  /** Releases a slot. */
  release: () => void;
}>;

export function createSlots(max: number): Slots {
  let taken = 0;
  const isFull = (): boolean => taken >= max;
  return {
    isFull,
    acquire: () => {
      if (isFull()) return false;
      taken++;
      return true;
    },
    release: () => {
      taken--;
    },
  };
}
