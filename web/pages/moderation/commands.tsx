import { Fragment } from "preact";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { asService } from "../../api/names.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { UserText } from "../../components/links.tsx";
import { command, useCommands } from "../../components/use-commands.tsx";
import type { Field, Values } from "../../components/use-fields.tsx";
import { formatTime } from "../../texts/format.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useDesk, type VideoName } from "./desk.ts";
import { shownName } from "./desk-columns.tsx";
import { byEntries, nothing, type Outcome } from "./orders.ts";
import { useOutcomeText } from "./outcome-text.ts";
import { carryOutOnUsers, type Person, type UserOrder } from "./user-orders.ts";

/** Usual lengths of a ban in hours, and the greatest one by the specification. */
const lengths: Readonly<Record<string, number | null>> = { day: 24, week: 168, month: 720, year: 8760, good: null };
const maxHours = 87_600;
/** Commands that can be taken back, so that the desk knows of them. */
const performed: readonly string[] = ["warn", "unwarn", "ban", "unban", "review", "purge"];
/** A box for each category, which the vocabulary knows. */
type CategoryFields = Readonly<Record<`category ${string}`, Extract<Field, { kind: "check" }>>>;
/** Users whose names a dialog has. */
const mostNamed = 20;

/** Who is meant, by name. */
function Addressed({ people }: { people: readonly Person[] }) {
  const { moderation } = useTexts();
  const named = people.slice(0, mostNamed);
  return (
    <p>
      {fill(moderation.people.of, { count: people.length })} –{" "}
      {named.map((person, at) => (
        <Fragment key={person.userID}>
          {at > 0 && ", "}
          <UserText>{shownName(person)}</UserText>
        </Fragment>
      ))}
      {people.length > mostNamed && " …"}
    </p>
  );
}

/**
 * What a moderator can do about users and videos. After each command what the page shows is asked for again.
 * @param onDone is called then
 */
export function useModeration(onDone?: () => void) {
  const { moderation, segment } = useTexts();
  const { user, ban, ranks, locks, cut, purge } = moderation;
  const { localId, changed, perform } = useDesk();
  const { services, categories } = useVocabulary();
  const { doneToUsers, resultOf } = useOutcomeText();
  const header = caller(localId);
  const reason = { kind: "lines", label: moderation.reason, initial: "", maxLength: 2000, dir: "auto" } as const;

  /** Says what became of each of several users; a failure is told beside it. */
  const about = async (people: readonly Person[], order: UserOrder): Promise<string | undefined> => {
    const textOf = (outcome: Outcome): string => doneToUsers(order, outcome);
    const work = () => carryOutOnUsers(localId, people, order);
    const outcome = await perform(work, textOf, resultOf(order));
    return outcome === undefined || outcome.error !== undefined ? undefined : textOf(outcome);
  };
  const fixedFields = {
    length: { kind: "choice", label: ban.length, initial: "week", options: Object.entries(ban.lengths) },
    other: { kind: "number", label: ban.hours, initial: "48", min: 1, max: maxHours, step: 1, required: true },
    scope: { kind: "choice", label: ban.scope, initial: "all", options: Object.entries(ban.scopes) },
    ...Object.fromEntries(
      categories.map(({ name, label }) => [`category ${name}`, { kind: "check", label, initial: false }] as const),
    ),
    kind: { kind: "choice", label: ban.kind, initial: "1", options: Object.entries(ban.kinds) },
    addresses: { kind: "check", label: ban.addresses, initial: false },
    reason,
  } as const;
  const banFields = fixedFields as typeof fixedFields & CategoryFields;
  const banTerms = ({ length, other, scope, kind, addresses, reason, ...rest }: Values<typeof banFields>) => {
    const chosen = categories.filter(({ name }) => rest[`category ${name}`] === true).map(({ name }) => name);
    return {
      hours: length === "other" ? Number(other) : (lengths[length] ?? null),
      // None of the categories is chosen: nothing is hidden.
      hideSubmissions: scope === "all" || (scope === "some" && chosen.length > 0),
      type: kind === "2" ? (2 as const) : (1 as const),
      ...(scope === "some" && chosen.length > 0 && { categories: chosen }),
      addresses,
      reason,
    };
  };
  /** The entry of the log that the purge has just made, to take it back. */
  const newestPurge = async (videoID: string): Promise<number | null> => {
    const query = { videoID, action: "purge" as const, limit: 1 };
    const [entry] = await answered(api.GET("/api/moderationTrail", { params: { header, query } })).catch(() => []);
    return entry?.undoable === true ? entry.id : null;
  };
  return useCommands(
    {
      warn: (people: readonly Person[]) =>
        command({
          form: {
            title: user.warn,
            hint: (
              <>
                <Addressed people={people} />
                <p>{user.warnHint}</p>
              </>
            ),
            fields: { reason: { ...reason, required: true } },
            submit: user.warn,
            look: "primary",
          },
          send: ({ reason }) => about(people, { action: "warn", reason }),
        }),
      unwarn: (people: readonly Person[]) => command({ send: () => about(people, { action: "unwarn" }) }),
      /** For somebody who is banned it sets another end and reason. */
      ban: (people: readonly Person[]) =>
        command({
          form: {
            title: ban.title,
            hint: <Addressed people={people} />,
            fields: banFields,
            without: ({ length, scope }) => [
              ...(length === "other" ? [] : (["other"] as const)),
              ...(scope === "none" ? (["kind"] as const) : []),
              ...(scope === "some" ? [] : categories.map(({ name }) => `category ${name}` as const)),
            ],
            submit: ban.submit,
            look: "danger",
          },
          send: (values) => about(people, { action: "ban", terms: banTerms(values) }),
        }),
      unban: (people: readonly Person[]) =>
        command({
          form: {
            title: user.unban,
            hint: <Addressed people={people} />,
            fields: {
              hideSubmissions: { kind: "check", label: ban.show, initial: true },
              addresses: { kind: "check", label: ban.addressesToo, initial: false },
            },
            submit: user.unban,
            look: "primary",
          },
          send: (terms) => about(people, { action: "unban", terms }),
        }),
      review: (people: readonly Person[]) => command({ send: () => about(people, { action: "review" }) }),
      setVip: (userID: string, enabled: boolean) =>
        command({
          send: () => {
            const body = { userID, adminUserID: localId, enabled };
            return answered(api.POST("/api/addUserAsVIP", { body, parseAs: "text" }));
          },
          done: enabled ? user.vipAdded : user.vipRemoved,
        }),
      /** The votes of a VIP on one channel for a day. The sentence of the service says what was done. */
      giveRank: (userID: string) =>
        command({
          form: {
            title: ranks.give,
            hint: <p>{ranks.hint}</p>,
            fields: {
              service: {
                kind: "choice",
                label: segment.service,
                initial: services[0]?.name ?? "",
                options: services.map(({ name }) => [name, name] as const),
              },
              video: { kind: "text", label: ranks.video, initial: "", required: true },
            },
            submit: ranks.submit,
            look: "primary",
          },
          send: ({ service, video }) => {
            const query = { userID, channelVideoID: video.trim(), service: asService(service) };
            return answered(api.POST("/api/addUserAsTempVIP", { params: { header, query }, parseAs: "text" }));
          },
        }),
      /** On all channels of the user. */
      takeRank: (userID: string) =>
        command({
          send: () => {
            const query = { userID, enabled: false };
            return answered(api.POST("/api/addUserAsTempVIP", { params: { header, query }, parseAs: "text" }));
          },
        }),
      lock: (body: Schemas["LockOrder"]) =>
        command({
          send: () => answered(api.POST("/api/lockCategories", { body, parseAs: "text" })),
          done: fill(locks.locked, { count: body.categories.length }),
        }),
      unlock: (body: Schemas["LockOrder"]) =>
        command({
          send: () => answered(api.DELETE("/api/lockCategories", { body, parseAs: "text" })),
          done: fill(locks.unlocked, { count: body.categories.length }),
        }),
      /** Moves the segments of a video out of which a part was cut. */
      cut: ({ service, videoID }: VideoName, startTime: number, endTime: number) =>
        command({
          form: {
            title: cut.title,
            hint: <p>{fill(cut.confirm, { from: formatTime(startTime), to: formatTime(endTime) })}</p>,
            word: cut.word,
            submit: cut.start,
            look: "danger",
          },
          send: () => {
            const body = { userID: localId, videoID, service: asService(service), startTime, endTime };
            return answered(api.POST("/api/segmentShift", { body, parseAs: "text" }));
          },
          done: cut.done,
        }),
      /** The service reads the video anew. */
      clearCache: (videoID: string) =>
        command({
          send: () => answered(api.POST("/api/clearCache", { body: { userID: localId, videoID }, parseAs: "text" })),
          done: cut.cleared,
        }),
      purge: ({ service, videoID }: VideoName) =>
        command({
          form: {
            title: purge.title,
            hint: <p>{fill(purge.confirm, { service })}</p>,
            word: videoID,
            submit: purge.start,
            look: "danger",
          },
          send: async () => {
            const body = { userID: localId, videoID, service: asService(service) };
            const outcome = await perform(
              async () => {
                await answered(api.POST("/api/purgeAllSegments", { body, parseAs: "text" }));
                return { ...nothing, reversal: byEntries(await newestPurge(videoID)) };
              },
              () => purge.done,
            );
            return outcome?.error === undefined ? purge.done : undefined;
          },
        }),
    },
    (name) => {
      if (!performed.includes(name)) changed();
      onDone?.();
    },
  );
}
