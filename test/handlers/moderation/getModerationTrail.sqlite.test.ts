import { describe, expect, it } from "vitest";
import { VIDEO } from "../../support/segments.ts";
import { shared } from "../../support/shared.ts";
import { local, publicIdOf, type Sent, type World } from "../../support/world.ts";
import { ADMIN, ann, moderated, VIP } from "./people.ts";

const ask = (w: World, query: NonNullable<Sent["query"]> = {}) =>
  w.send("GET", "/api/moderationTrail", { query: { userID: VIP, ...query } });
const idsOf = (json: unknown) => (json as { id: number }[]).map(({ id }) => id);
const vip = publicIdOf("vip");

describe("GET /api/moderationTrail", () => {
  it("lists actions, newest first", async () => {
    await using w = await moderated();
    await w.send("POST", "/api/setUsername", { query: { userID: local("ann"), username: "Ann" } });
    const before = Date.now();
    await w.send("POST", "/api/addUserAsVIP", { json: { userID: ann, adminUserID: ADMIN } });
    const lock = { videoID: VIDEO, userID: VIP, categories: ["sponsor"], reason: "complete" };
    await w.send("POST", "/api/lockCategories", { json: lock });
    await w.send("POST", "/api/warnUser", { json: { issuerUserID: VIP, userID: ann, reason: "please" } });
    await w.send("POST", "/api/shadowBanUser", { query: { userID: ann, adminUserID: VIP, categories: '["intro"]' } });
    await w.send("POST", "/api/purgeAllSegments", { json: { userID: VIP, videoID: VIDEO, service: "Spotify" } });

    const answer = await ask(w);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    const none = {
      ...{ actorName: null, user: null, userName: null, service: null, videoID: null, undone: null, undoable: false },
      ...{ id: expect.any(Number), time: expect.any(Number) },
    };
    const onAnn = { ...none, user: ann, userName: "Ann" };
    const past = { unHideOldSubmissions: true, shadowHidden: 1, categories: ["intro"], before: null };
    const locked = { categories: ["sponsor"], actionTypes: ["skip", "mute"], reason: "complete" };
    expect(answer.json).toEqual([
      { ...none, actor: vip, action: "purge", service: "Spotify", videoID: VIDEO, detail: { segments: 0 } },
      { ...onAnn, actor: vip, action: "ban", detail: past, undoable: true },
      { ...onAnn, actor: vip, action: "warn", detail: { reason: "please" } },
      { ...none, actor: vip, action: "lock", service: "YouTube", videoID: VIDEO, detail: locked },
      { ...onAnn, actor: publicIdOf("admin"), action: "add_vip", detail: {} },
    ]);
    const times = (answer.json as { time: number }[]).map(({ time }) => time);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(before);
  });

  it.each<[object, number[]]>([
    [{}, [5, 4, 3, 2, 1]],
    [{ actor: ann }, [5, 2]],
    [{ user: ann }, [3, 1]],
    [{ videoID: VIDEO }, [5, 4]],
    [{ action: "ban" }, [3, 1]],
    [{ action: "unheard_of" }, []],
    [{ actor: ann, videoID: VIDEO }, [5]],
    [{ limit: "2" }, [5, 4]],
    [{ limit: "2", before: "4" }, [3, 2]],
    [{ before: "1" }, []],
  ])("with %j returns entries %j", async (query, expected) => {
    await using w = await moderated();
    const add = w.stores.auditLog.add;
    await add({ at: 1, actor: vip, action: "ban", user: ann });
    await add({ at: 2, actor: ann, action: "warn", user: vip });
    await add({ at: 3, actor: vip, action: "ban", user: ann });
    await add({ at: 4, actor: vip, action: "lock", service: "YouTube", videoId: VIDEO });
    await add({ at: 5, actor: ann, action: "unlock", service: "YouTube", videoId: VIDEO });
    const first = Math.min(...idsOf((await ask(w)).json)) - 1;
    const { before, ...others } = query as { before?: string };
    const pageQuery = before === undefined ? others : { ...others, before: String(Number(before) + first) };
    expect(idsOf((await ask(w, pageQuery)).json).map((id) => id - first)).toEqual(expected);
  });

  it("has 50 entries per page unless more are requested", async () => {
    await using w = await moderated();
    for (let n = 0; n < 120; n++) await w.stores.auditLog.add({ at: n, actor: vip, action: "ban", user: ann });
    const page = async (query: object) => idsOf((await ask(w, query as Record<string, string>)).json);
    expect([(await page({})).length, (await page({ limit: "100" })).length]).toEqual([50, 100]);
    const all = await page({ limit: "100" });
    const rest = await page({ limit: "100", before: String(all.at(-1)) });
    expect(new Set([...all, ...rest]).size).toBe(120);
  });

  const unchanged = shared(moderated);
  it.each<[object, number]>([
    [{ userID: "" }, 400],
    [{ limit: "0" }, 400],
    [{ limit: "101" }, 400],
    [{ before: "x" }, 400],
    [{ actor: local("ann") }, 400],
    [{ userID: local("ann") }, 403],
    [{ userID: vip }, 403], // the public id of a VIP
  ])("refuses %j: %i", async (query, status) => {
    const w = unchanged();
    expect((await ask(w, query as Record<string, string>)).status).toBe(status);
  });
});

describe("the audit log", () => {
  it("has no entry for an action that failed", async () => {
    await using w = await moderated();
    const failing = w.services.transaction(async ({ auditLog, vips }) => {
      await vips.add(ann, 1);
      await auditLog.add({ at: 1, actor: vip, action: "add_vip", user: ann });
      throw new Error("the power went off");
    });
    await expect(failing).rejects.toThrow("the power went off");
    expect([await w.stores.vips.has(ann), (await ask(w)).json]).toEqual([false, []]);
  });
});
