// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import { createSender as create, type OutcomeOf, type PayloadOf, type SenderOptions, type Sending } from "@segmark/openapi/send";
import type { operations as Operations } from "./client-types.ts";
import { operations } from "./operations.js";
import { requests } from "./validators.js";

type Table = typeof operations;
type Id = keyof Operations & keyof Table;

/** What is sent. */
export type Payload<Name extends Id> = PayloadOf<Operations[Name], Table[Name]>;
/** What a receiver answers. */
export type Outcome<Name extends Id> = OutcomeOf<Operations[Name], Table[Name]>;
/** A function for each request, which sends it to a URL. */
export type Sender = { readonly [Name in Id]: Sending<Operations[Name], Table[Name]> };

export const createSender = (options: SenderOptions = {}): Sender =>
  create<Sender>({ operations, requests, replies: () => import("./reply-validators.js") }, options);
