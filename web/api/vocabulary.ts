import { useEffect, useState } from "preact/hooks";
import { api, type Schemas } from "./client.ts";
import { answered } from "./failure.ts";

export type Vocabulary = Schemas["Vocabulary"];

let loading: Promise<Vocabulary> | undefined;
let loaded: Vocabulary | undefined;
const waiting = new Set<(vocabulary: Vocabulary) => void>();

/** Loaded once; a failure is not kept. */
export function loadVocabulary(): Promise<Vocabulary> {
  loading ??= answered(api.GET("/api/vocabulary"));
  loading.then(
    (vocabulary) => {
      loaded = vocabulary;
      for (const tell of waiting) tell(vocabulary);
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

const empty: Vocabulary = {
  services: [],
  categories: [],
  actionTypes: [],
  submitters: "anybody",
  minShownVotes: Number.NEGATIVE_INFINITY,
};

/** Empty until it is there: names are then shown as they are. */
export function useVocabulary(): Vocabulary {
  const [known, setKnown] = useState(loaded ?? empty);
  useEffect(() => {
    loadVocabulary().then(setKnown, () => undefined);
  }, []);
  return known;
}

/** The same for what is on every page: it asks for nothing itself, since a cluster has pages without a service. */
export function useLoadedVocabulary(): Vocabulary {
  const [known, setKnown] = useState(loaded ?? empty);
  useEffect(() => {
    if (loaded !== undefined) setKnown(loaded);
    waiting.add(setKnown);
    return () => void waiting.delete(setKnown);
  }, []);
  return known;
}
