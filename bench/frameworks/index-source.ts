/** The index of generated code, until the generator writes one. */
export const indexSource = `import type { HandledOf, InputOf, ReplyOf } from "segmark/openapi";
import type { operations as table } from "./operations.ts";
import type { operations as Operations } from "./types.ts";

export { operations, securitySchemes } from "./operations.ts";
export { problems } from "./problems.ts";
export { requests } from "./validators.js";

type Table = typeof table;
export type Input<Id extends keyof Table & keyof Operations> = InputOf<Operations[Id], Table[Id]>;
export type Reply<Id extends keyof Table & keyof Operations> = ReplyOf<Operations[Id], Table[Id]>;
export type Handler<Id extends keyof Table & keyof Operations, Services = unknown> = (
  input: Input<Id>,
  services: Services,
) => Reply<Id> | Promise<Reply<Id>>;
export type Handlers<Services = unknown> = {
  readonly [Id in HandledOf<Table> & keyof Operations]: Handler<Id, Services>;
};
`;
