import type { PageProps } from "../../app/router.ts";
import { userId } from "../../app/session.ts";
import { useStored } from "../../app/stored.ts";
import { useTitle } from "../../app/use-title.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Account } from "./account.tsx";
import { SignIn } from "./sign-in.tsx";
import "./mine.css";

/** What the service has of the person who uses these pages, and what they can do about it. */
export function Mine({ place }: PageProps) {
  const { mine: texts } = useTexts();
  useTitle(texts.title);
  const localId = useStored(userId);
  return (
    <>
      <h1>{texts.title}</h1>
      {localId === null ? <SignIn /> : <Account key={localId} localId={localId} place={place} />}
    </>
  );
}
