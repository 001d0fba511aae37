import { InvalidPayloadError } from "../events/errors.ts";
import { kindOf } from "../events/payload.ts";
import type { PayloadFault } from "../generated/validators.js";

const unescaped = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");

/** Resolves a JSON pointer. */
function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const step of pointer.split("/").slice(1)) value = (value as Record<string, unknown> | null)?.[unescaped(step)];
  return value;
}

const named = (type: string): string => (type === "null" ? "null" : /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(", ");

/** What the specification requires, in words. Any quoted text comes from the specification. */
function expected({ keyword, params }: PayloadFault): string {
  switch (keyword) {
    case "type":
      return [params["type"]].flat().map(String).map(named).join(" or ");
    case "const":
      return JSON.stringify(params["allowedValue"]);
    case "enum":
      return `one of ${list(params["allowedValues"] as readonly unknown[])}`;
    case "nesting":
      return "nested less deeply";
    default:
      return `what the specification says (${keyword})`;
  }
}

/** The type of a value; "another string" where a specific string is required. */
function actual(value: unknown, { params }: PayloadFault): string {
  const allowed = [params["allowedValue"], params["allowedValues"]].flat().filter((one) => one !== undefined);
  return allowed.some((one) => kindOf(one) === kindOf(value)) ? `another ${typeof value}` : kindOf(value);
}

/** Keys of maps come from the payload, which may contain anything: only what looks like a name is shown. */
const isName = (text: string): boolean => /^[\w.~-]{1,100}$/.test(text);

const maxPointerLength = 500;

function sanitizedPointer(pointer: string): string {
  const steps = pointer.split("/").map((step, index) => (index === 0 || isName(step) ? step : "*"));
  const text = steps.join("/");
  return text.length > maxPointerLength ? `${text.slice(0, maxPointerLength)}…` : text;
}

/** The name of an event and its action, without an action that does not look like a name. */
const sanitizedName = (name: string): string => (isName(name) ? name : (name.split(".")[0] ?? ""));

/** A validation fault as an error naming location, expected and actual type, but not the value. */
export function describeFault(name: string, payload: unknown, fault: PayloadFault): InvalidPayloadError {
  const start = `The payload does not fit ${sanitizedName(name)}:`;
  if (fault.keyword === "required") {
    const key = String(fault.params["missingProperty"]).replaceAll("~", "~0").replaceAll("/", "~1");
    const pointer = `${sanitizedPointer(fault.instancePath)}/${key}`;
    return new InvalidPayloadError(`${start} ${pointer} is missing.`, pointer);
  }
  const value = valueAt(payload, fault.instancePath);
  const pointer = sanitizedPointer(fault.instancePath);
  const text = `${start} ${pointer || "it"} must be ${expected(fault)}, found ${actual(value, fault)}.`;
  return new InvalidPayloadError(text, pointer);
}
