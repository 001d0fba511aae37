import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import { type Callers, noCallers } from "../operation/caller.ts";
import type { AnyHandler, HandledOf } from "../operation/handler.ts";
import type { Operation, SecurityScheme } from "../operation/operation.ts";
import type { Problem, ProblemCatalogue } from "../operation/problem.ts";
import type { Api, Settings } from "./api.ts";
import { type Around, aroundHandlers } from "./around.ts";
import type { CorsOptions } from "./cors.ts";
import type { RequestValidators } from "./decode/validator.ts";
import { nameList } from "./name-list.ts";
import { notImplemented } from "./not-implemented.ts";
import type { AllReplyValidators, ReplyPolicy } from "./reply-check.ts";
import type { AnySecurityChecks, CredentialOf, SecurityCheck } from "./security.ts";
import type { SignatureOptions } from "./signature.ts";

/**
 * The document that code was generated from.
 * - `file`     relative to the folder in which it was generated
 * - `parts`    SHA-256 of the files that it refers to, by their path relative to its folder
 * - `command`  what generates the code again
 */
export type Fingerprint = Readonly<{
  file: string;
  sha256: string;
  parts: Readonly<Record<string, string>>;
  command: string;
}>;

/** The generated modules of a specification: `import * as generated from "../generated/index.ts"`. */
export type Generated = Readonly<{
  operations: Readonly<Record<string, Operation>>;
  requests: Readonly<Record<string, RequestValidators>>;
  securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  problems?: ProblemCatalogue;
  /** The path of the first server of the document. */
  basePath?: string;
  fingerprint?: Fingerprint;
  /** Validators of replies, which are loaded only if `validateReplies` asks for them. */
  replies?: () => Promise<Readonly<{ replies: AllReplyValidators }>>;
}>;

/** A handler for each operation. They share `services`, which the application provides. */
export type HandlersFor<G extends Generated, Services> = {
  readonly [Id in HandledOf<G["operations"]>]: (input: never, services: Services) => ReturnType<AnyHandler>;
};

type SchemesOf<G> = G extends { securitySchemes: infer Schemes } ? Schemes : Readonly<Record<never, never>>;
/** A check for each security scheme, required as soon as an operation needs one. */
type SecurityOption<G> = keyof SchemesOf<G> extends never
  ? { security?: Readonly<Record<never, never>> }
  : {
      security: {
        readonly [Name in keyof SchemesOf<G>]: SecurityCheck<CredentialOf<SchemesOf<G>[Name]>>;
      };
    };
type ServicesOption<Services> = unknown extends Services
  ? { services?: Services }
  : undefined extends Services
    ? { services?: Services }
    : { services: Services };

/**
 * A specification and what serves it.
 * - `problems`     besides the standard ones and `x-problems`
 * - `problemType`  the `type` of problem details is this prefix followed by the code
 * - `recognise`    maps failures of lower layers to problems; undefined: a bug
 * - `callers`      for `x-caller`
 * - `settings`     for `x-requires` and `x-token`
 * - `validateReplies` `error`: replies that differ from the specification are not sent, and answered with 500; `log`:
 *   they are reported; `off`, the
 *                  default, is for production
 * - `signature`    requests are refused with 401 unless they are signed with this secret, in `X-Hub-Signature-256`
 * - `strict`       whether an operation without a written handler is an error
 * - `basePath`     what stands before all paths, such as `/api`; default: the path of the first server of the document;
 *   empty: nothing
 * - `cors`         which pages of other origins may read responses; undefined: none
 * - `around`       runs around all handlers
 */
export type ApplicationOptions<G extends Generated, Services> = Readonly<{
  generated: G;
  handlers: HandlersFor<G, Services>;
  problems?: ProblemCatalogue;
  problemType?: string;
  recognise?: (error: unknown) => Problem<string> | undefined;
  callers?: Callers;
  settings?: Settings;
  validateReplies?: ReplyPolicy | "off";
  signature?: SignatureOptions;
  strict?: boolean;
  basePath?: string;
  cors?: CorsOptions;
  around?: Around<keyof G["operations"] & string, NoInfer<Services>>;
}> &
  // Not inside `Readonly`: the compiler could no longer infer G and Services, and would check nothing.
  SecurityOption<G> &
  ServicesOption<Services>;

const noSettings: Settings = { has: () => false, tokenOf: () => undefined };

/** Names the operations whose handler is still the stub. */
function reportUnwritten(handlers: Readonly<Record<string, unknown>>, strict: boolean): void {
  const unwritten = Object.keys(handlers).filter((id) => handlers[id] === notImplemented);
  if (unwritten.length === 0) return;
  const text = `These operations have no written handler and answer 501: ${nameList(unwritten)}.`;
  if (strict) throw new Error(text);
  process.emitWarning(text);
}

const optionNames = {
  generated: true,
  handlers: true,
  problems: true,
  problemType: true,
  recognise: true,
  callers: true,
  settings: true,
  validateReplies: true,
  signature: true,
  strict: true,
  basePath: true,
  cors: true,
  around: true,
  security: true,
  services: true,
} satisfies OptionNames<ApplicationOptions<Generated, unknown>>;

/** Names of the additional options of a server. */
export type FurtherNames<Options> = OptionNames<Omit<Options, keyof typeof optionNames>>;

/**
 * Puts an application together.
 * @param further names of the additional options of a server
 * @throws Error naming operations without handlers, handlers without operations, and, if `strict`, handlers that are
 *   stubs
 */
export function apiOf<G extends Generated, Services>(
  options: ApplicationOptions<G, Services>,
  further: Readonly<Record<string, true>> = {},
): Api {
  refuseUnknownOptions(options, { ...optionNames, ...further });
  const { generated, handlers: given, problems, problemType = "urn:problem:", strict = false } = options;
  const { services, security } = options as { services?: Services; security?: AnySecurityChecks };
  const { operations, requests, securitySchemes = {} } = generated;
  const handlers = given as Readonly<Record<string, Unbound<Services>>>;
  checkHandlers(operations, handlers);
  reportUnwritten(handlers, strict);
  const { around, cors } = options;
  return {
    operations: below(options.basePath ?? generated.basePath ?? "", operations),
    requests,
    handlers:
      around === undefined
        ? bindHandlers(handlers, services as Services)
        : aroundHandlers(operations, handlers, services as Services, around),
    problems: {
      catalogue: { ...generated.problems, ...problems },
      typePrefix: problemType,
      body: "json",
    },
    recognise: options.recognise ?? (() => undefined),
    callers: options.callers ?? noCallers,
    securitySchemes,
    security: security ?? {},
    settings: options.settings ?? noSettings,
    ...(cors !== undefined && { cors }),
    ...(options.signature !== undefined && { signature: options.signature }),
    ...replyValidationOf(generated, options.validateReplies ?? "off"),
  };
}

/** Puts a path before those of operations. */
function below(basePath: string, operations: Generated["operations"]): Generated["operations"] {
  if (basePath === "") return operations;
  if (!/^(?:\/[^/?#{}]+)+$/.test(basePath))
    throw new Error(`basePath is ${JSON.stringify(basePath)}. Give a path such as "/api", or "" for none.`);
  const moved = Object.entries(operations).map(([id, operation]): [string, Operation] => [
    id,
    { ...operation, path: `${basePath}${operation.path}` },
  ]);
  return Object.fromEntries(moved);
}

function replyValidationOf({ replies }: Generated, policy: ReplyPolicy | "off"): Pick<Api, "replyValidation"> {
  if (policy === "off") return {};
  if (replies === undefined)
    throw new Error(`validateReplies is ${policy}, but the generated code has no reply validators. Generate it again.`);
  return { replyValidation: { policy, load: async () => (await replies()).replies } };
}

function checkHandlers(operations: Generated["operations"], handlers: Readonly<Record<string, unknown>>): void {
  const handled = new Set(Object.values(operations).map(({ operationId, aliasOf }) => aliasOf ?? operationId));
  const faults = [
    ...[...handled].filter((id) => typeof handlers[id] !== "function").map((id) => `operation ${id} has no handler`),
    ...Object.keys(handlers)
      .filter((id) => !handled.has(id))
      .map((id) => `handler ${id} has no operation`),
  ];
  if (faults.length > 0) throw new Error(`Specification and handlers differ: ${faults.join("; ")}.`);
}

type Unbound<Services> = (input: never, services: Services) => ReturnType<AnyHandler>;

/**
 * Binds all handlers to their services. Operation types are erased here: from now on the decoders, generated from the
 * same specification, guarantee that an input is what its handler declares.
 */
export function bindHandlers<Services>(
  handlers: Readonly<Record<string, Unbound<Services>>>,
  services: Services,
): Record<string, AnyHandler> {
  const bound = Object.entries(handlers).map(([operationId, handler]): [string, AnyHandler] => [
    operationId,
    (input) => handler(input as never, services),
  ]);
  return Object.fromEntries(bound);
}
