import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { specification as migratorSpec } from "../../../generated/migrator/fingerprint.ts";
import { operations as migratorOperations } from "../../../generated/migrator/operations.js";
import { specification } from "../../../generated/openapi/fingerprint.ts";
import { operations } from "../../../generated/openapi/operations.js";
import { messageOf } from "../../error-message.ts";
import { checkSpec } from "../../openapi/document/check-spec.ts";
import { staleness } from "../../openapi/runtime/staleness.ts";

const root = new URL("../../../", import.meta.url);
const checked = [
  { fingerprint: specification, operations },
  { fingerprint: migratorSpec, operations: migratorOperations },
];

/**
 * Validates both specifications against OpenAPI and the tables of operations, with every schema compiled. Takes longer
 * than a whole start, so a start only compares fingerprints. Errors names the file and what is wrong with it
 */
export async function checkSpecifications(): Promise<void> {
  for (const { fingerprint, operations } of checked) {
    const fault = await staleness(fingerprint, root);
    if (fault !== undefined) throw new Error(fault);
    const text = await readFile(new URL(fingerprint.file, root), "utf8");
    await checkSpec(parse(text), new Set(Object.keys(operations))).catch((cause: unknown) => {
      throw new Error(`${fingerprint.file}: ${messageOf(cause)}`, { cause });
    });
  }
}
