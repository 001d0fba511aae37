import { stored } from "./stored.ts";

/** The local user id, the secret of who uses these pages. It is sent in the header X-User-ID and nowhere else. */
export const userId = stored("segmark.userId", () => localStorage);

/** The token of the operator, which ends with the tab. It is sent as `Authorization: Bearer`. */
export const operatorToken = stored("segmark.operatorToken", () => sessionStorage);
