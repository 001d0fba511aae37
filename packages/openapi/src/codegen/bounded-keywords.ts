import { _, type Ajv2020, stringify } from "ajv/dist/2020.js";
import type { CodeGen } from "ajv/dist/compile/codegen/index.js";
import names from "ajv/dist/compile/names.js";
import type { KeywordCxt } from "ajv/dist/compile/validate/index.js";
import { closest } from "./closest.ts";
import { isListed } from "./listed.ts";
import { isMultiple } from "./multiples.ts";
import { hasRepeats } from "./repeats.ts";

/** Maximum number of faults found by one loop over elements or keys. */
const maxFaults = 20;

/** `type`: of the rule group, for keywords in several groups. */
type Code = (cxt: KeywordCxt, type?: string) => void;
const { errors, vErrors } = names.default;

/** Ends a loop early once it has found enough faults. They stay counted, so the verdict is the same. */
const boundedLoop = (code: Code): Code => {
  return (cxt) => {
    const gen: CodeGen = cxt.gen;
    const { forRange, forIn } = Object.getPrototypeOf(gen) as CodeGen;
    const counted = <T>(body: (key: T) => void): ((key: T) => void) => {
      const start = gen.const("start", errors);
      return (key) => {
        unpatched(() => body(key));
        gen.if(_`${errors} - ${start} >= ${maxFaults}`, () => gen.break());
      };
    };
    const patch = (): void => {
      gen.forRange = (name, from, to, body, kind) => forRange.call(gen, name, from, to, counted(body), kind);
      gen.forIn = (name, data, body, kind) => forIn.call(gen, name, data, counted(body), kind);
    };
    /** Nested keywords generate loops of their own, which are not patched. */
    const unpatched = (work: () => void): void => {
      const patched = [gen.forRange, gen.forIn] as const;
      Object.assign(gen, { forRange, forIn });
      work();
      [gen.forRange, gen.forIn] = patched;
    };
    const original = [gen.forRange, gen.forIn] as const;
    if (cxt.it.allErrors) patch();
    code(cxt);
    [gen.forRange, gen.forIn] = original;
  };
};

/** For loops that look for a match: an element that does not match is not a fault. */
const matchingLoop = (code: Code): Code => {
  return (cxt) => {
    const gen: CodeGen = cxt.gen;
    const { forRange } = Object.getPrototypeOf(gen) as CodeGen;
    const original = gen.forRange;
    gen.forRange = (name, from, to, body, kind) => {
      const each = (key: Parameters<typeof body>[0]): void => {
        gen.forRange = original;
        body(key);
        cxt.reset();
      };
      return forRange.call(gen, name, from, to, each, kind);
    };
    code(cxt);
    gen.forRange = original;
  };
};

/** If no alternative matches, only the choice itself is reported; the errors of its alternatives are dropped. */
const choiceErrorOnly = (code: Code): Code => {
  return (cxt) => {
    const failResult = cxt.failResult.bind(cxt);
    cxt.failResult = (condition, succeed, fail) =>
      failResult(condition, succeed, () => {
        cxt.reset();
        if (fail === undefined) cxt.error();
        else fail();
      });
    code(cxt);
  };
};

const inner = ["$ref", "properties", "required", "items", "additionalProperties", "allOf", "anyOf", "oneOf"];
/** Whether a schema has no parts that could be named. */
const isPlain = (schema: unknown): boolean =>
  typeof schema !== "object" || schema === null || !inner.some((keyword) => keyword in schema);

/** If no alternative matches, the faults of the intended one are reported, or only the choice itself. */
const closestErrors = (code: Code): Code => {
  return (cxt) => {
    const { gen, data, parentSchema, it } = cxt;
    const alternatives: readonly unknown[] = Array.isArray(cxt.schema) ? cxt.schema : [];
    if (!it.allErrors || it.createErrors === false || alternatives.every(isPlain)) return choiceErrorOnly(code)(cxt);
    const ends = gen.let("ends", _`[]`);
    const subschema = cxt.subschema.bind(cxt);
    cxt.subschema = (appl, valid) => {
      const result = subschema(appl, valid);
      gen.assign(_`${ends}[${"schemaProp" in appl ? Number(appl.schemaProp) : 0}]`, errors);
      return result;
    };
    const failResult = cxt.failResult.bind(cxt);
    cxt.failResult = (condition, succeed, fail) =>
      failResult(condition, succeed, () => {
        if (fail === undefined) cxt.error();
        else fail();
        const { propertyName, values } = (parentSchema["tag"] ?? {}) as { propertyName?: string; values?: unknown };
        const tag =
          propertyName === undefined
            ? _`undefined`
            : _`[${propertyName}, ${stringify(values)}, ${data}[${propertyName}]]`;
        const func = gen.scopeValue("func", { ref: closest, code: _`closest` });
        gen.assign(vErrors, _`${func}(${vErrors}, ${cxt.errsCount ?? 0}, ${ends}, ${tag})`);
        gen.assign(errors, _`${vErrors}.length`);
      });
    code(cxt);
  };
};

/** Checks the size first: a value that is too large is rejected for that alone, whatever it contains. */
const unlessTooLarge = (limit: string, sizeOf: (cxt: KeywordCxt, max: number) => ReturnType<typeof _>) => {
  return (code: Code): Code =>
    (cxt, type) => {
      const max: unknown = cxt.parentSchema[limit];
      const counts = typeof max === "number" && type !== "number" && cxt.it.allErrors;
      if (counts) cxt.gen.if(sizeOf(cxt, max), () => code(cxt, type));
      else code(cxt, type);
    };
};

const itemsFit = unlessTooLarge("maxItems", ({ data }, max) => _`${data}.length <= ${max}`);
const keysFit = unlessTooLarge("maxProperties", ({ data }, max) => _`Object.keys(${data}).length <= ${max}`);
// A character has at most two UTF-16 units; the exact count is left to maxLength.
const lengthFits = unlessTooLarge("maxLength", ({ data }, max) => _`${data}.length <= ${2 * max}`);

const uniqueItems: Code = (cxt) => {
  if (cxt.schema !== true) return;
  const func = cxt.gen.scopeValue("func", { ref: hasRepeats, code: _`hasRepeats` });
  cxt.setParams({ i: 0, j: 0 });
  cxt.fail(_`${func}(${cxt.data})`);
};

const multipleOf: Code = (cxt) => {
  const func = cxt.gen.scopeValue("func", { ref: isMultiple, code: _`isMultiple` });
  cxt.fail(_`!${func}(${cxt.data}, ${cxt.schemaCode})`);
};

/** Long enumerations are looked up in a set instead of compared value by value. Objects are left to the loop. */
const enumeration = (code: Code): Code => {
  return (cxt) => {
    const values: readonly unknown[] = Array.isArray(cxt.schema) ? cxt.schema : [];
    const isInLoop = values.length >= cxt.it.opts.loopEnum;
    if (!isInLoop || values.some((value) => typeof value === "object" && value !== null)) return code(cxt);
    const func = cxt.gen.scopeValue("func", { ref: isListed, code: _`isListed` });
    cxt.fail(_`!${func}(${cxt.data}, ${cxt.schemaCode})`);
  };
};

const bounds: Readonly<Record<string, readonly ((code: Code) => Code)[]>> = {
  items: [boundedLoop, itemsFit],
  prefixItems: [itemsFit],
  contains: [matchingLoop, choiceErrorOnly, itemsFit],
  uniqueItems: [() => uniqueItems, itemsFit],
  unevaluatedItems: [boundedLoop, itemsFit],
  propertyNames: [boundedLoop, keysFit],
  additionalProperties: [boundedLoop, keysFit],
  patternProperties: [boundedLoop, keysFit],
  unevaluatedProperties: [boundedLoop, keysFit],
  enum: [enumeration],
  multipleOf: [() => multipleOf],
  pattern: [lengthFits],
  format: [lengthFits],
  anyOf: [closestErrors],
  oneOf: [closestErrors],
  if: [choiceErrorOnly],
};

/**
 * Makes validators that report all errors run in linear time and report a bounded number: sizes are checked before
 * contents, loops end after enough faults, choices report the faults of one alternative at most, elements are compared
 * by their serialised form, and long enumerations are sets. Verdicts do not change: a loop only ends early if its
 * faults persist. Multiples are those of decimal fractions.
 */
export function boundKeywords(ajv: Ajv2020): void {
  for (const [keyword, wraps] of Object.entries(bounds)) {
    const rule = ajv.RULES.all[keyword];
    if (typeof rule !== "object" || !("code" in rule.definition)) throw new Error(`The compiler has no ${keyword}.`);
    const code = wraps.reduce<Code>((inner, wrap) => wrap(inner), rule.definition.code as Code);
    Object.assign(rule.definition, { code });
  }
}

/** Errors of a called function are appended to those of its caller; a few are enough, but at least one must be kept. */
export const withFewErrors = (code: string): string =>
  code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, `vErrors.concat($1.slice(0, ${maxFaults}))`);
