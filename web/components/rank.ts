import type { Me } from "../api/use-me.ts";
import { formatDate } from "../texts/format.ts";
import { fill, type LanguageCode, type Texts } from "../texts/use-texts.ts";

/** What somebody may do beyond what every user may; empty for most. */
export function rankOf(
  { admin, vip, temporaryVipUntil }: Me,
  texts: Texts["mine"]["account"],
  code: LanguageCode,
): readonly string[] {
  return [
    ...(admin ? [texts.admin] : []),
    ...(vip && !admin ? [texts.vip] : []),
    ...(temporaryVipUntil === null ? [] : [fill(texts.temporaryVip, { time: formatDate(temporaryVipUntil, code) })]),
  ];
}
