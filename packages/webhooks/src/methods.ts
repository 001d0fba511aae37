export { sign, verify, verifyWithFallback } from "./signature/methods.ts";
