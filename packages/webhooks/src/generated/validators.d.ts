// Generated from spec/webhook-events.yaml by `npm run generate`. Edit the specification, not this file.
export type PayloadFault = Readonly<{
  /** JSON pointer to what is wrong. */
  instancePath: string;
  /** Where the rule stands: a pointer into the payload's own schema, or into the shape that it refers to. */
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;

/** True when the value fits; else `errors` holds the first fault, until the next call. */
export type Validate = { (value: unknown): boolean; errors?: readonly PayloadFault[] | null };

/** By the name of one payload: `event.action`, or the event itself where it has no actions or takes any action. */
export declare const validators: Readonly<Record<string, Validate>>;
