import type { DeliveryPosition } from "../../storage/outgoing/deliveries.ts";

/** As clients get it; null if there is no next page. */
export const cursorOf = (position: DeliveryPosition | undefined): string | null =>
  position === undefined ? null : `${position.at}.${position.number}.${position.subscription}`;

/** @param cursor as the specification has it; undefined for the first page */
export function positionOf(cursor: string | undefined): DeliveryPosition | undefined {
  if (cursor === undefined) return undefined;
  const [at, number, subscription = ""] = cursor.split(".");
  return { at: Number(at), number: Number(number), subscription };
}
