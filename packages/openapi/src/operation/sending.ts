import type { ContentsOf, SchemaOf } from "./input.ts";
import type { RowOf, StatusesOf } from "./reply.ts";

/**
 * Derives the types of a request that a service sends from the generated types of its operation (`O`), as they are on
 * the wire, and its row in the operation table (`Row`).
 */

type JsonChoice<Contents, Row> = Row extends { mediaType: infer Type; kind: "json" } ? SchemaOf<Contents, Type> : never;

/** The JSON that is sent; undefined if nothing is. Bodies that are no JSON are not sent. */
export type PayloadOf<O, Row> = Row extends {
  body: { contents: infer Contents extends readonly unknown[] } & infer Body;
}
  ? JsonChoice<ContentsOf<O>, Contents[number]> | (Body extends { required: true } ? never : undefined)
  : undefined;

type ReceivedValue<Kind, Schema> = Kind extends "json" ? Schema : Kind extends "bytes" ? Uint8Array : string;
type ReceivedBody<R, Row> = Row extends { contents: infer Contents; mediaType: infer Default; optional: infer Optional }
  ? Default extends null
    ? undefined
    :
        | {
            [Type in keyof Contents]: ReceivedValue<
              Contents[Type],
              R extends { content: infer Content } ? SchemaOf<Content, Type> : unknown
            >;
          }[keyof Contents]
        | (Optional extends true ? undefined : never)
  : undefined;

type OutcomeFor<Key, Responses, Row> = Key extends keyof Responses
  ? Readonly<{
      status: StatusesOf<Key, Responses>;
      body: ReceivedBody<Responses[Key], RowOf<Row, Key>>;
      headers: Response["headers"];
    }>
  : never;
/** What a receiver answers: a status that the document lists, with its body. */
export type OutcomeOf<O, Row> = O extends { responses: infer Responses }
  ? OutcomeFor<keyof Responses, Responses, Row>
  : never;
