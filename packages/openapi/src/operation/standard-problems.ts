/**
 * The problems that the pipeline itself raises; a specification may describe them in its own words (`x-problems`), and
 * add others.
 */
export const standardProblems = {
  bad_request: { status: 400, title: "Bad request", detail: "The request is not what the specification describes." },
  malformed_json: { status: 400, title: "Malformed JSON", detail: "The body is not valid JSON." },
  unauthorized: { status: 401, title: "Unauthorized", detail: "The request has no valid credentials." },
  forbidden: { status: 403, title: "Forbidden", detail: "The credentials do not allow this." },
  not_local: { status: 403, title: "Not local", detail: "Only callers on the same machine are served." },
  cross_site: { status: 403, title: "Cross-site request", detail: "Requests from other web origins are refused." },
  not_found: { status: 404, title: "Not found", detail: "There is nothing here." },
  switched_off: { status: 404, title: "Switched off", detail: "This instance does not offer the operation." },
  method_not_allowed: { status: 405, title: "Method not allowed", detail: "This path does not answer the method." },
  not_acceptable: { status: 406, title: "Not acceptable", detail: "There is no reply of a type that Accept allows." },
  request_timeout: { status: 408, title: "Request timeout", detail: "The request did not arrive in time." },
  body_too_large: { status: 413, title: "Body too large", detail: "The body is longer than allowed." },
  unsupported_media_type: { status: 415, title: "Unsupported media type", detail: "The Content-Type is not accepted." },
  internal: { status: 500, title: "Internal error", detail: "Something went wrong, and it was recorded." },
  not_implemented: { status: 501, title: "Not implemented", detail: "The operation has no handler yet." },
  overloaded: { status: 503, title: "Overloaded", detail: "There is too much to do at the moment. Try again later." },
  shutting_down: { status: 503, title: "Shutting down", detail: "The service is about to stop. Try again." },
} as const;

/** The codes of the standard problems, which every specification has. */
export type StandardCode = keyof typeof standardProblems;
