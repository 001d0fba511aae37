import { useMe } from "../api/use-me.ts";
import { rankOf } from "../components/rank.ts";
import { useLanguageCode, useTexts } from "../texts/use-texts.ts";
import { link } from "./router.ts";
import { operatorToken, userId } from "./session.ts";
import { useStored } from "./stored.ts";

/** In the header: who is signed in, and as what. */
export function Account({ isCurrent }: { isCurrent: boolean }) {
  const { account: texts, mine } = useTexts();
  const code = useLanguageCode();
  const { data: me } = useMe();
  const isSignedIn = useStored(userId) !== null;
  const isOperator = useStored(operatorToken) !== null;
  const ranks = [...(me == null ? [] : rankOf(me, mine.account, code)), ...(isOperator ? [texts.operator] : [])];
  return (
    <a class="account" href={link(["mine"])} aria-current={isCurrent ? "page" : undefined}>
      <span class="off-screen">{isSignedIn && texts.signedInAs}</span>
      {isSignedIn ? <bdi>{me?.userName ?? me?.userID.slice(0, 10) ?? texts.signedIn}</bdi> : mine.signIn.title}
      {ranks.length > 0 && <span class="mark">{ranks.join(", ")}</span>}
    </a>
  );
}
