import { lookOf } from "../../domain/segments/vocabulary.ts";
import type { Handler } from "../handler.ts";

export const getVocabulary: Handler<"getVocabulary"> = async (_input, { vocabulary }) => {
  const { services, categories, videoUrls } = vocabulary;
  return {
    status: 200,
    body: {
      services: services.read.map((name) => ({
        name,
        maySubmit: services.submit.includes(name),
        videoUrl: videoUrls.get(name) ?? null,
      })),
      categories: [...categories].map(([name, actionTypes]) => ({
        name,
        ...lookOf(vocabulary, name),
        actionTypes: [...actionTypes],
      })),
    },
  };
};
