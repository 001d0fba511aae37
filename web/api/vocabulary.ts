import { useEffect, useState } from "preact/hooks";
import { api, type Schemas } from "./client.ts";
import { answered } from "./failure.ts";

export type Vocabulary = Schemas["Vocabulary"];

let loading: Promise<Vocabulary> | undefined;

/** Loaded once; a failure is not kept. */
export function loadVocabulary(): Promise<Vocabulary> {
  loading ??= answered(api.GET("/api/vocabulary"));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

const empty: Vocabulary = { services: [], categories: [], actionTypes: [], submitters: "anybody" };

/** Empty until it is there: names are then shown as they are. */
export function useVocabulary(): Vocabulary {
  const [known, setKnown] = useState(empty);
  useEffect(() => {
    loadVocabulary().then(setKnown, () => undefined);
  }, []);
  return known;
}
