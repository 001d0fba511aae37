import type { BodyOf } from "@segmark/openapi/internal/operation/handler";
import type { operations as table } from "../../../generated/openapi/operations.js";
import type { operations } from "../../../generated/openapi/types.ts";
import { textsFrom } from "../../domain/client-text/lists.ts";
import { videoHash } from "../../domain/segments/ids.ts";
import { everyCategory, type LockedPair, lockPairs } from "../../domain/segments/locks.ts";
import { actionTypes, normaliseService } from "../../domain/segments/vocabulary.ts";
import type { Using } from "../services.ts";

type Body<Id extends keyof operations & keyof typeof table> = BodyOf<operations[Id], (typeof table)[Id]>;
type LockBody = Body<"lockCategories"> | Body<"unlockCategories">;

/** A video and the category and action pairs to lock or unlock. */
export type LockOrder = Readonly<{ service: string; videoId: string; hash: string; pairs: readonly LockedPair[] }>;

/** Errors  `bad_request` for lists without any text */
export function orderFrom(body: LockBody, { vocabulary }: Using<"vocabulary">): LockOrder {
  const service = normaliseService(vocabulary, body.service);
  const actions = body.actionTypes == null ? undefined : textsFrom("actionTypes", body.actionTypes);
  const pairs = lockPairs(vocabulary, textsFrom("categories", body.categories), actions);
  return { service, videoId: body.videoID, hash: videoHash(body.videoID), pairs };
}

/** Unlocking `all` removes every lock of the video. */
export const isEverything = (body: LockBody): boolean => body.categories.includes(everyCategory);

export const everyAction = (body: LockBody): readonly unknown[] => body.actionTypes ?? actionTypes;

/** Details for the audit log. */
export const namesIn = (pairs: readonly LockedPair[]) => ({
  categories: [...new Set(pairs.map(({ category }) => category))],
  actionTypes: [...new Set(pairs.map(({ actionType }) => actionType))],
});
