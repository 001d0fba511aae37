import { _, type Ajv2020 } from "ajv/dist/2020.js";
import type { CodeGen } from "ajv/dist/compile/codegen/index.js";
import names from "ajv/dist/compile/names.js";
import type { KeywordCxt } from "ajv/dist/compile/validate/index.js";
import { hasRepeats } from "./repeats.ts";

/** Faults that one loop over elements or keys finds before it ends. */
const enough = 20;

/** `type`: of the group of rules, where a keyword is in several. */
type Code = (cxt: KeywordCxt, type?: string) => void;
const { errors } = names.default;

/** Ends a loop once it has found enough. What was found stays counted, so the verdict is the same. */
const endingLoop = (code: Code): Code => {
  return (cxt) => {
    const gen: CodeGen = cxt.gen;
    const { forRange, forIn } = Object.getPrototypeOf(gen) as CodeGen;
    const counted = <T>(body: (key: T) => void): ((key: T) => void) => {
      const start = gen.const("start", errors);
      return (key) => {
        unpatched(() => body(key));
        gen.if(_`${errors} - ${start} >= ${enough}`, () => gen.break());
      };
    };
    const patch = (): void => {
      gen.forRange = (name, from, to, body, kind) => forRange.call(gen, name, from, to, counted(body), kind);
      gen.forIn = (name, data, body, kind) => forIn.call(gen, name, data, counted(body), kind);
    };
    /** Loops of other keywords inside this one are theirs. */
    const unpatched = (work: () => void): void => {
      const mine = [gen.forRange, gen.forIn] as const;
      Object.assign(gen, { forRange, forIn });
      work();
      [gen.forRange, gen.forIn] = mine;
    };
    const before = [gen.forRange, gen.forIn] as const;
    if (cxt.it.allErrors) patch();
    code(cxt);
    [gen.forRange, gen.forIn] = before;
  };
};

/** An element that does not match says nothing: another one may. */
const forgettingLoop = (code: Code): Code => {
  return (cxt) => {
    const gen: CodeGen = cxt.gen;
    const { forRange } = Object.getPrototypeOf(gen) as CodeGen;
    const before = gen.forRange;
    gen.forRange = (name, from, to, body, kind) => {
      const each = (key: Parameters<typeof body>[0]): void => {
        gen.forRange = before;
        body(key);
        cxt.reset();
      };
      return forRange.call(gen, name, from, to, each, kind);
    };
    code(cxt);
    gen.forRange = before;
  };
};

/** Of a choice that nothing fits, the choice is the fault; what its alternatives missed is forgotten. */
const onlyTheChoice = (code: Code): Code => {
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

/** Looks only at values whose size is right: one that is too large is refused for that, whatever is in it. */
const unlessTooLarge = (limit: string, sizeOf: (cxt: KeywordCxt, most: number) => ReturnType<typeof _>) => {
  return (code: Code): Code =>
    (cxt, type) => {
      const most: unknown = cxt.parentSchema[limit];
      const counts = typeof most === "number" && type !== "number" && cxt.it.allErrors;
      if (counts) cxt.gen.if(sizeOf(cxt, most), () => code(cxt, type));
      else code(cxt, type);
    };
};

const itemsFit = unlessTooLarge("maxItems", ({ data }, most) => _`${data}.length <= ${most}`);
const keysFit = unlessTooLarge("maxProperties", ({ data }, most) => _`Object.keys(${data}).length <= ${most}`);
// A character has at most two units; how many there are is counted by maxLength alone.
const lengthFits = unlessTooLarge("maxLength", ({ data }, most) => _`${data}.length <= ${2 * most}`);

const uniqueItems: Code = (cxt) => {
  if (cxt.schema !== true) return;
  const func = cxt.gen.scopeValue("func", { ref: hasRepeats, code: _`hasRepeats` });
  cxt.setParams({ i: 0, j: 0 });
  cxt.fail(_`${func}(${cxt.data})`);
};

const bounds: Readonly<Record<string, readonly ((code: Code) => Code)[]>> = {
  items: [endingLoop, itemsFit],
  prefixItems: [itemsFit],
  contains: [forgettingLoop, onlyTheChoice, itemsFit],
  uniqueItems: [() => uniqueItems, itemsFit],
  unevaluatedItems: [endingLoop, itemsFit],
  propertyNames: [endingLoop, keysFit],
  additionalProperties: [endingLoop, keysFit],
  patternProperties: [endingLoop, keysFit],
  unevaluatedProperties: [endingLoop, keysFit],
  pattern: [lengthFits],
  format: [lengthFits],
  anyOf: [onlyTheChoice],
  oneOf: [onlyTheChoice],
  if: [onlyTheChoice],
};

/**
 * Makes validators that report all faults take time in proportion to the value, and report a bounded number: sizes are checked before
 * what they hold, loops end after enough faults, choices report themselves alone, and elements are compared by their texts.
 * No verdict changes: a loop only ends early when what it has found stays.
 */
export function boundKeywords(ajv: Ajv2020): void {
  for (const [keyword, wraps] of Object.entries(bounds)) {
    const rule = ajv.RULES.all[keyword];
    if (typeof rule !== "object" || !("code" in rule.definition)) throw new Error(`The compiler has no ${keyword}.`);
    const code = wraps.reduce<Code>((inner, wrap) => wrap(inner), rule.definition.code as Code);
    Object.assign(rule.definition, { code });
  }
}

/** The errors of a function that is called join those of its caller; a few tell enough, and none may be lost altogether. */
export const withFewErrors = (code: string): string =>
  code.replaceAll(/vErrors\.concat\((\w+\.errors)\)/g, `vErrors.concat($1.slice(0, ${enough}))`);
