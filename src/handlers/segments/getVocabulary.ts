import type { components } from "../../../generated/openapi/types.ts";
import { minShownVotes } from "../../domain/segments/shown.ts";
import type { Category, Service } from "../../domain/segments/vocabulary.ts";
import { forever } from "../../use-cases/operations/published-document.ts";
import type { Handler, Using } from "../handler.ts";

export const getVocabulary: Handler<"getVocabulary", Using<"vocabulary">> = async (_input, { vocabulary }) => ({
  status: 200,
  body: {
    services: vocabulary.services.map(serviceForClients),
    categories: [...vocabulary.categories.values()].map(categoryForClients),
    actionTypes: vocabulary.actionTypes.map(({ name, label = null }) => ({ name, label })),
    submitters: vocabulary.submitters.who,
    minShownVotes,
  },
  keep: forever,
});

/** Where durations are asked for stays here: it may be a place behind the firewall. */
const serviceForClients = (service: Service): components["schemas"]["VocabularyService"] => ({
  name: service.name,
  maySubmit: service.maySubmit,
  videoUrl: service.videoUrl ?? null,
  thumbnailUrl: service.thumbnailUrl ?? null,
  showThumbnails: service.showsThumbnails,
  idPattern: service.idPattern ?? null,
  idExample: service.id?.example ?? null,
  part: service.part === undefined ? null : partForClients(service.part),
});

const partForClients = ({ name, separator, example, required = false }: NonNullable<Service["part"]>) => ({
  name,
  separator,
  example,
  required,
});

const categoryForClients = (category: Category): components["schemas"]["VocabularyCategory"] => ({
  name: category.name,
  label: category.label,
  colour: category.colour,
  actionTypes: [...category.actionTypes],
  maySubmit: category.maySubmit,
  minSeconds: category.minSeconds,
  minReputation: category.minReputation ?? null,
  chapters: category.actionTypes.includes("chapter") ? category.chapters : null,
  guidelineUrl: category.guidelineUrl ?? null,
});
