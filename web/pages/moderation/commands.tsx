import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { asService } from "../../api/names.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { command, useCommands } from "../../components/use-commands.tsx";
import { formatTime } from "../../texts/format.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useDesk, type VideoName } from "./desk.ts";

/** Usual lengths of a ban in hours, and the greatest one by the specification. */
const lengths: Readonly<Record<string, number | null>> = { day: 24, week: 168, month: 720, year: 8760, good: null };
const maxHours = 87_600;

/**
 * What a moderator can do about users and videos. After each command what the page shows is asked for again.
 * @param onDone is called then
 */
export function useModeration(onDone?: () => void) {
  const { moderation, segment } = useTexts();
  const { user, ban, ranks, locks, cut, purge } = moderation;
  const { localId, changed } = useDesk();
  const { services } = useVocabulary();
  const header = caller(localId);
  const reason = { kind: "lines", label: moderation.reason, initial: "", maxLength: 2000, dir: "auto" } as const;

  const warn = (body: Schemas["WarningOrder"]) => answered(api.POST("/api/warnUser", { body, parseAs: "text" }));
  const setBan = (body: Schemas["BanOrder"]) =>
    answered(api.POST("/api/moderation/bans", { params: { header }, body }));
  return useCommands(
    {
      warn: (userID: string) =>
        command({
          form: {
            title: user.warn,
            hint: <p>{user.warnHint}</p>,
            fields: { reason: { ...reason, required: true } },
            submit: user.warn,
            look: "primary",
          },
          send: ({ reason }) => warn({ issuerUserID: localId, userID, reason }),
          done: user.warnedNow,
        }),
      unwarn: (userID: string) =>
        command({ send: () => warn({ issuerUserID: localId, userID, enabled: false }), done: user.unwarned }),
      /** For somebody who is banned it sets another end and reason. */
      ban: (userID: string) =>
        command({
          form: {
            title: ban.title,
            fields: {
              length: { kind: "choice", label: ban.length, initial: "week", options: Object.entries(ban.lengths) },
              other: {
                kind: "number",
                label: ban.hours,
                initial: "48",
                min: 1,
                max: maxHours,
                step: 1,
                required: true,
              },
              hideSubmissions: { kind: "check", label: ban.hide, initial: true },
              reason,
            },
            without: ({ length }) => (length === "other" ? [] : ["other"]),
            submit: ban.submit,
            look: "danger",
          },
          send: ({ length, other, ...rest }) => {
            const hours = length === "other" ? Number(other) : (lengths[length] ?? null);
            return setBan({ userID, enabled: true, hours, ...rest });
          },
          done: user.bannedNow,
        }),
      unban: (userID: string) => command({ send: () => setBan({ userID, enabled: false }), done: user.unbanned }),
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
          send: () => {
            const body = { userID: localId, videoID, service: asService(service) };
            return answered(api.POST("/api/purgeAllSegments", { body, parseAs: "text" }));
          },
          done: purge.done,
        }),
    },
    () => {
      changed();
      onDone?.();
    },
  );
}
