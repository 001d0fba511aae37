export { type PayloadValidation, validatePayloads } from "./delivery/payload-check.ts";
