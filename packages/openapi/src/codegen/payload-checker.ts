type Name = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";
type Schema = Readonly<{
  $ref?: string;
  type?: Name | readonly Name[];
  const?: unknown;
  enum?: readonly unknown[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema;
  items?: Schema;
}>;
type Fault = Readonly<{
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}>;
type Validate = { (value: unknown): boolean; errors?: readonly Fault[] | null };

// The text of this module, without its types, becomes part of the generated validators; so it imports nothing.

/**
 * Validators of schemas that refer to shapes by their bare names. Only the keywords that the generator lets through are
 * known.
 */
export function checker(shapes: Readonly<Record<string, Schema>>): (schema: Schema) => Validate {
  const is: Readonly<Record<Name, (value: unknown) => boolean>> = {
    null: (value) => value === null,
    boolean: (value) => typeof value === "boolean",
    integer: Number.isInteger,
    number: Number.isFinite,
    string: (value) => typeof value === "string",
    array: Array.isArray,
    object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  };
  const step = (key: string | number): string => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const fault = (keyword: string, params: Fault["params"]): Fault => ({
    instancePath: "",
    schemaPath: step(keyword),
    keyword,
    params,
  });
  // Paths are put together on the way back from a fault, so that a value that fits costs no text at all.
  const below = (found: Fault | undefined, key: string, ...steps: readonly (string | number)[]): Fault | undefined =>
    found && {
      ...found,
      instancePath: key + found.instancePath,
      schemaPath: found.schemaPath.startsWith("#") ? found.schemaPath : steps.map(step).join("") + found.schemaPath,
    };

  const rooted = (found: Fault, root: string): Fault =>
    found.schemaPath.startsWith("#") ? found : { ...found, schemaPath: root + found.schemaPath };

  /** Number of shapes being compared at the moment: a recursive shape would follow a value to any depth. */
  let open = 0;
  const mostOpen = 500;

  /** The first fault of a value, undefined when it fits. */
  function faultOf(schema: Schema, value: unknown): Fault | undefined {
    const { $ref, type, allOf, anyOf } = schema;
    if ($ref !== undefined) {
      if (open === mostOpen) return fault("nesting", {});
      open += 1;
      try {
        const found = faultOf(shapes[$ref] ?? {}, value);
        return found && rooted(found, `#/$defs/${$ref}`);
      } finally {
        open -= 1;
      }
    }
    if (type !== undefined && !(typeof type === "string" ? is[type](value) : type.some((name) => is[name](value))))
      return fault("type", { type });
    if ("const" in schema && value !== schema.const) return fault("const", { allowedValue: schema.const });
    if (schema.enum?.includes(value) === false) return fault("enum", { allowedValues: schema.enum });
    if (allOf !== undefined)
      for (const [index, part] of allOf.entries()) {
        const found = below(faultOf(part, value), "", "allOf", index);
        if (found) return found;
      }
    const found = anyOf && faultOfAll(anyOf, value);
    if (found) return found;
    if (Array.isArray(value)) return schema.items && faultOfItems(schema.items, value);
    return is.object(value) ? faultOfObject(schema, value as Readonly<Record<string, unknown>>) : undefined;
  }

  /**
   * Of the alternatives, the fault of the one that came closest: deepest into the value, or at least to a value of its
   * type.
   */
  function faultOfAll(alternatives: readonly Schema[], value: unknown): Fault | undefined {
    const found: Fault[] = [];
    for (const [index, alternative] of alternatives.entries()) {
      const one = below(faultOf(alternative, value), "", "anyOf", index);
      if (one === undefined) return undefined;
      found.push(one);
    }
    const isOfType = ({ keyword, instancePath }: Fault): boolean => keyword === "type" && instancePath === "";
    if (found.every(isOfType)) return fault("type", { type: found.flatMap(({ params }) => params["type"]) });
    const closeness = (one: Fault): number => (isOfType(one) ? 0 : one.instancePath.split("/").length);
    return found.reduce((best, one) => (closeness(one) > closeness(best) ? one : best));
  }

  function faultOfItems(items: Schema, values: readonly unknown[]): Fault | undefined {
    for (const [index, value] of values.entries()) {
      const found = faultOf(items, value);
      if (found) return below(found, step(index), "items");
    }
    return undefined;
  }

  function faultOfObject(schema: Schema, value: Readonly<Record<string, unknown>>): Fault | undefined {
    const { required = [], properties = {}, additionalProperties } = schema;
    for (const key of required)
      if (!Object.hasOwn(value, key) || value[key] === undefined) return fault("required", { missingProperty: key });
    for (const key in properties) {
      const part = properties[key];
      const found = part && Object.hasOwn(value, key) && value[key] !== undefined && faultOf(part, value[key]);
      if (found) return below(found, step(key), "properties", key);
    }
    if (additionalProperties === undefined) return undefined;
    for (const key of Object.keys(value)) {
      const found = !Object.hasOwn(properties, key) && faultOf(additionalProperties, value[key]);
      if (found) return below(found, step(key), "additionalProperties");
    }
    return undefined;
  }

  return (schema) => {
    const validate: Validate = (value) => {
      const found = faultOf(schema, value);
      validate.errors = found ? [rooted(found, "#")] : null;
      return found === undefined;
    };
    return validate;
  };
}
