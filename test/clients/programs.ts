import type { Generator } from "./generators.ts";

/** What a program saw: status of a submission, what was read, status of a vote, and a refusal. */
export type Seen = Readonly<{
  submitted: number;
  read: readonly Readonly<{ category: string; actionType: string; segment: readonly number[]; locked: number }>[];
  voted: number;
  refused: Readonly<{ status: number; error: unknown }>;
  applied: number;
}>;
/** The local ids of who submits and who votes. */
export type Run = (base: string, ids: Readonly<{ submitter: string; voter: string }>) => Promise<Seen>;

/** A submission and a request as the types of a client allow them; what they must not allow is marked. */
const values = `
const segments = [{ segment: [10, 20] as [number, number], category: "sponsor" as const, actionType: "skip" as const }];
const wanted = { videoID: "dQw4w9WgXcQ", category: ["sponsor" as const, "intro" as const] };
const search = { videoID: "dQw4w9WgXcQ", page: 0, limit: 5, sortBy: "votes" as const, hidden: false };
`;

/** One program for each generator, which does the same with its client. */
export const programs: Readonly<Record<Generator, string>> = {
  "openapi-typescript and openapi-fetch": `
import createClient from "openapi-fetch";
import type { paths } from "./service/schema.ts";
import type { paths as managerPaths } from "./manager/schema.ts";
${values}
export const run = async (baseUrl: string, { submitter, voter }: { submitter: string; voter: string }) => {
  const client = createClient<paths>({ baseUrl });
  const submitted = await client.POST("/api/skipSegments", { body: { videoID: "dQw4w9WgXcQ", userID: submitter, segments } });
  const { data: read = [] } = await client.GET("/api/skipSegments", { params: { query: wanted } });
  // @ts-expect-error no such category
  const wrong: typeof wanted = { videoID: "dQw4w9WgXcQ", category: ["nonsense"] };
  // @ts-expect-error no flag
  client.GET.length > 9 && client.GET("/api/searchSegments", { params: { query: { videoID: "v", hidden: "false" } } });
  await client.GET("/api/searchSegments", { params: { query: search } });
  const query = { UUID: read[0]?.UUID ?? "", userID: voter, type: 1 as const };
  const vote = await client.POST("/api/voteOnSponsorTime", { params: { query } });
  const none = await client.GET("/api/skipSegments", { params: { query: { videoID: "another1234" } }, parseAs: "text" });
  const manager = createClient<managerPaths>({ baseUrl });
  const applied = await manager.GET("/migrations/applied");
  const names: Record<string, string[]> | undefined = applied.data?.applied;
  return { submitted: submitted.response.status, read, voted: vote.response.status, refused: { status: none.response.status, error: none.error }, applied: names === undefined ? 0 : applied.response.status, wrong };
};
`,
  "@hey-api/openapi-ts": `
import { client } from "./service/client.gen";
import { getSkipSegments, postSkipSegments, searchSegments, voteOnSponsorTime } from "./service";
import { migrationsApplied } from "./manager";
import { client as manager } from "./manager/client.gen";
${values}
export const run = async (baseUrl: string, { submitter, voter }: { submitter: string; voter: string }) => {
  client.setConfig({ baseUrl });
  manager.setConfig({ baseUrl });
  const submitted = await postSkipSegments({ body: { videoID: "dQw4w9WgXcQ", userID: submitter, segments } });
  const { data: read = [] } = await getSkipSegments({ query: wanted });
  // @ts-expect-error no such category
  const wrong: typeof wanted = { videoID: "dQw4w9WgXcQ", category: ["nonsense"] };
  // @ts-expect-error no flag
  const flag: NonNullable<Parameters<typeof searchSegments>[0]>["query"] = { videoID: "v", hidden: "false" };
  await searchSegments({ query: search });
  const vote = await voteOnSponsorTime({ query: { UUID: read[0]?.UUID ?? "", userID: voter, type: 1 } });
  const none = await getSkipSegments({ query: { videoID: "another1234" } });
  const applied = await migrationsApplied();
  const names: Record<string, string[]> | undefined = applied.data?.applied;
  return { submitted: submitted.response?.status, read, voted: vote.response?.status, refused: { status: none.response?.status, error: none.error }, applied: names === undefined ? 0 : applied.response?.status, wrong, flag };
};
`,
  orval: `
import { getSkipSegments, postSkipSegments, type SearchSegmentsParams, searchSegments, voteOnSponsorTime } from "./service/client";
import { migrationsApplied } from "./manager/client";
${values}
export const run = async (_baseUrl: string, { submitter, voter }: { submitter: string; voter: string }) => {
  const submitted = await postSkipSegments({ videoID: "dQw4w9WgXcQ", userID: submitter, segments });
  const reply = await getSkipSegments(wanted);
  const read = reply.status === 200 ? reply.data : [];
  // @ts-expect-error no such category
  const wrong: typeof wanted = { videoID: "dQw4w9WgXcQ", category: ["nonsense"] };
  // @ts-expect-error no flag
  const flag: SearchSegmentsParams = { videoID: "v", hidden: "false" };
  await searchSegments(search);
  const vote = await voteOnSponsorTime({ UUID: read[0]?.UUID ?? "", userID: voter, type: 1 });
  const none = await getSkipSegments({ videoID: "another1234" });
  const applied = await migrationsApplied();
  const names: Record<string, string[]> | undefined = applied.status === 200 ? applied.data.applied : undefined;
  return { submitted: submitted.status, read, voted: vote.status, refused: { status: none.status, error: none.data }, applied: names === undefined ? 0 : applied.status, wrong, flag };
};
`,
  "swagger-typescript-api": `
import { Api } from "./service/client";
import { Api as Manager } from "./manager/client";
${values}
export const run = async (baseUrl: string, { submitter, voter }: { submitter: string; voter: string }) => {
  const { api } = new Api({ baseUrl });
  const submitted = await api.postSkipSegments({}, { videoID: "dQw4w9WgXcQ", userID: submitter, segments });
  const read = (await api.getSkipSegments(wanted, { format: "json" })).data;
  // @ts-expect-error no such category
  const wrong: typeof wanted = { videoID: "dQw4w9WgXcQ", category: ["nonsense"] };
  // @ts-expect-error no flag
  const flag: Parameters<typeof api.searchSegments>[0] = { videoID: "v", hidden: "false" };
  await api.searchSegments(search);
  const vote = await api.voteOnSponsorTime({ UUID: read[0]?.UUID ?? "", userID: voter, type: 1 });
  const none = await api.getSkipSegments({ videoID: "another1234" }, { format: "text" }).catch((response) => response);
  const applied = await new Manager({ baseUrl }).migrations.migrationsApplied();
  const names: Record<string, string[]> = applied.data.applied;
  return { submitted: submitted.status, read, voted: vote.status, refused: { status: none.status, error: none.error }, applied: names === undefined ? 0 : applied.status, wrong, flag };
};
`,
};
