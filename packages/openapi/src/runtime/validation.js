// Generated validators import this module, as `@segmark/openapi/validation`: where packages are not hoisted, a project
// finds none that it does not depend on itself. It is JavaScript, so that generated modules beside it find it under one
// name in the checkout and in the package. Of a CommonJS module it takes names, never `default`, which bundlers and
// other platforms than Node understand differently.
export { fullFormats as formats } from "ajv-formats/dist/formats.js";

/** @type {(value: unknown) => value is Record<string, unknown>} */
const isNested = (value) => typeof value === "object" && value !== null;

/**
 * Whether two JSON values are equal.
 * @type {(a: unknown, b: unknown) => boolean}
 */
export function equal(a, b) {
  if (a === b) return true;
  if (!isNested(a) || !isNested(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

/**
 * The length of a text in code points. Half a surrogate pair counts as one.
 * @type {(text: string) => number}
 */
export function ucs2length(text) {
  let length = text.length;
  for (let at = 1; at < text.length; at++) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
    if (isPair) length--;
  }
  return length;
}
