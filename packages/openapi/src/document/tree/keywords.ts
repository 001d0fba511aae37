/** Keywords that affect validation. All others are annotations and are not included in the program. */
export const effective: ReadonlySet<string> = new Set(
  (
    "$ref type const enum multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern format maxItems minItems uniqueItems " +
    "maxContains minContains maxProperties minProperties required dependentRequired properties patternProperties dependentSchemas allOf anyOf oneOf " +
    "prefixItems items additionalProperties not if then else contains propertyNames unevaluatedItems unevaluatedProperties default"
  ).split(" "),
);

/** Keywords whose schemas apply conditionally, so that their defaults are not filled in. */
export const conditional: ReadonlySet<string> = new Set(
  "anyOf oneOf not if then else contains propertyNames dependentSchemas".split(" "),
);

/** Keywords whose schemas apply to the same value, not to a part of it. */
export const inPlace: ReadonlySet<string> = new Set("allOf anyOf oneOf not if then else dependentSchemas".split(" "));
