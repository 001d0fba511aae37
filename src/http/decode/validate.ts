/** A fault as compiled validators report it. */
export type ValidationError = Readonly<{
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;

/** A compiled validator: fills in defaults, tells whether the value fits, and keeps the faults until its next call. */
export type Validate = { (value: unknown): boolean; errors?: readonly ValidationError[] | null };

/** The validators of one operation; a part of the request without any is taken as it is. */
export type RequestValidators = Readonly<{
  path?: Validate;
  query?: Validate;
  header?: Validate;
  cookie?: Validate;
  body?: Validate;
}>;
