import { readFile } from "node:fs/promises";
import { messageOf } from "@segmark/database/error-message";
import { specification as migratorSpec } from "@segmark/migrator/internal/generated/fingerprint";
import { operations as migratorOperations } from "@segmark/migrator/internal/generated/operations.js";
import { staleness } from "@segmark/openapi/internal/runtime/staleness";
import { parse } from "yaml";
import { specification } from "../../../generated/openapi/fingerprint.ts";
import { operations } from "../../../generated/openapi/operations.js";
import { checkSpec } from "./check-spec.ts";

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
