/** Keywords with an effect on validation. Everything else is for readers and stays out of the program. */
export const effective: ReadonlySet<string> = new Set(
  (
    "$ref type const enum multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern format maxItems minItems uniqueItems " +
    "maxContains minContains maxProperties minProperties required dependentRequired properties patternProperties dependentSchemas allOf anyOf oneOf " +
    "prefixItems items additionalProperties not if then else contains propertyNames unevaluatedItems unevaluatedProperties default"
  ).split(" "),
);

/** Keywords under which a schema may apply or not, so that its defaults are not filled in. */
export const conditional: ReadonlySet<string> = new Set(
  "anyOf oneOf not if then else contains propertyNames dependentSchemas".split(" "),
);

/** Keywords whose schemas apply to the very same value, not to a part of it. */
export const inPlace: ReadonlySet<string> = new Set("allOf anyOf oneOf not if then else dependentSchemas".split(" "));
