import type { ValueNames } from "./repeats.ts";

type Evaluated = { props?: unknown; items?: unknown; dynamicProps?: boolean; dynamicItems?: boolean };
type Validate = {
  (value: unknown, context?: unknown): boolean;
  errors?: readonly unknown[] | null;
  evaluated?: Evaluated;
};
/** What a validator said about an object or a list. */
type Verdict = Readonly<{ fits: boolean; errors: readonly unknown[] | null; props: unknown; items: unknown }>;
type Validation = Readonly<{ verdicts: Map<Validate, Map<object, Verdict>>; names: ValueNames }>;

// The text of this module, without its types, becomes part of generated validators; so it imports nothing but types.

/** What is going on; undefined between two validations. */
let validation: Validation | undefined;
/** Calls so far, for objects and lists. */
let calls = 0;

const maxErrors = 20;
/** Callers add to what they get. */
const ownCopy = <T>(names: T): T => (typeof names === "object" && names !== null ? { ...names } : names);

/** For `hasRepeats`: lists in lists are named once in a validation, not once for each level. */
export function valueNames(): ValueNames | undefined {
  return validation?.names;
}

function firstOf(run: Validate, value: object, context: unknown): boolean {
  validation = { verdicts: new Map(), names: { of: new Map(), known: new Map() } };
  try {
    return run(value, context);
  } finally {
    validation = undefined;
  }
}

/**
 * A validator that is called by its own parts, or that very many ways lead to: within one validation it looks at each
 * object once, however many alternatives lead there, so that the cost is linear. Without this it would multiply with
 * each level of nesting.
 *
 * A verdict stands even if defaults are filled in later: it is about what was sent.
 * @param run       the validator as compiled
 * @param evaluated what it notes about properties and elements, for `unevaluatedProperties` and `unevaluatedItems`
 */
export function oncePerObject(run: Validate, evaluated?: Evaluated): Validate {
  const fixed = { ...evaluated };
  const answer = ({ fits, errors, props, items }: Verdict): boolean => {
    validate.errors = errors === null ? null : errors.slice(0, maxErrors);
    if (validate.evaluated !== undefined) Object.assign(validate.evaluated, { props: ownCopy(props), items });
    return fits;
  };
  /** What calls no other validator is as cheap as looking it up, and is not kept. */
  const noted = (value: object, fits: boolean, isKept: boolean): boolean => {
    if (!isKept && evaluated === undefined) return fits;
    const { errors = null, evaluated: { props, items } = {} } = validate;
    const verdict = {
      fits,
      errors,
      props: fixed.dynamicProps ? props : fixed.props,
      items: fixed.dynamicItems ? items : fixed.items,
    };
    if (isKept && validation !== undefined) {
      const own = validation.verdicts.get(validate) ?? new Map<object, Verdict>();
      validation.verdicts.set(validate, own.set(value, verdict));
    }
    return answer(verdict);
  };
  // Nothing else stands in this function: it takes space on the stack for each level of nesting.
  const validate: Validate = (value, context) => {
    if (typeof value !== "object" || value === null) return run(value, context);
    if (validation === undefined) return firstOf(run, value, context);
    const known = validation.verdicts.get(validate)?.get(value);
    if (known !== undefined) return answer(known);
    calls += 1;
    const before = calls;
    return noted(value, run(value, context), calls !== before);
  };
  if (evaluated !== undefined) validate.evaluated = evaluated;
  return validate;
}
