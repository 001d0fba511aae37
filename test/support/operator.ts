import { operations as ofMigrator } from "@segmark/migrator/internal/generated/operations.js";
import { operations as ofService } from "../../generated/openapi/operations.js";

/** The token of the operator in the services of tests. */
export const OPERATOR_TOKEN = "token-of-the-operators";
/** The header with which the operator asks. */
export const asOperator = { authorization: `Bearer ${OPERATOR_TOKEN}` } as const;

const patternOf = ({ path }: { path: string }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}(?:\\?|$)`);
const patterns = Object.values({ ...ofService, ...ofMigrator })
  .filter(({ token }) => token !== undefined)
  .map(patternOf);

/** The header for an operation that asks for the token. */
export const credentialsFor = (path: string): Readonly<{ authorization?: string }> =>
  patterns.some((pattern) => pattern.test(path)) ? asOperator : {};
