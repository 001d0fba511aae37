/** How a value is used: defaults are applied to requests; replies (and conditional branches) are only validated. */
export type Family = "request" | "branch" | "reply";
