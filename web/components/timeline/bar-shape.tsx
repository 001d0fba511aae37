import type { SVGAttributes } from "preact";

type Props = Readonly<{
  shape: SVGAttributes<SVGRectElement>;
  colour: string;
  isOutranked?: boolean;
  isMute?: boolean;
  /** Before the names of the patterns, see `Patterns`. */
  id: string;
}>;

/** A bar in its colour; patterns over it tell what colours cannot. */
export function BarShape({ shape, colour, isOutranked = false, isMute = false, id }: Props) {
  return (
    <>
      <rect {...shape} rx="2" fill={colour} class="body" />
      {isOutranked && <rect {...shape} rx="2" fill={`url(#${id}-outranked)`} class="pattern" />}
      {isMute && <rect {...shape} rx="2" fill={`url(#${id}-mute)`} class="pattern" />}
    </>
  );
}

/** What bars of a picture are filled with. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-mute`} width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 1H4" class="stripe" />
      </pattern>
      <pattern id={`${id}-outranked`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" class="hatch" />
      </pattern>
    </defs>
  );
}
