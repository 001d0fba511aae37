// Generated validators import this module, as `segmark/openapi/validation`: where packages are not hoisted, a project finds none that it does not depend
// on itself. It is JavaScript, so that generated modules beside it find it under one name in the checkout and in the package.
import equalModule from "ajv/dist/runtime/equal.js";
import lengthModule from "ajv/dist/runtime/ucs2length.js";
import formatsModule from "ajv-formats/dist/formats.js";

/** Whether two JSON values are equal. */
export const equal = equalModule.default;

/** The length of a text in code points. */
export const ucs2length = lengthModule.default;

/** What a text or number of a format has to match, by the name of the format. */
export const formats = formatsModule.fullFormats;
