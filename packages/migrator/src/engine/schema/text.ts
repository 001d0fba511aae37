import { stringify } from "yaml";
import type { Field, Index, Sequence, Space, SpaceDocument } from "../../protocol/document.ts";

// Documents of other instances arrive over the network: these functions fix the order of their keys.
const fieldOf = ({ name, type, sql_type, is_nullable }: Field): Field => ({ name, type, sql_type, is_nullable });
const indexOf = ({ name, type, unique, parts }: Index): Index => ({
  name,
  type,
  unique,
  parts: parts.map(({ path, type: holds, is_nullable, prefix }) => ({
    path,
    type: holds,
    is_nullable,
    ...(prefix === undefined ? {} : { prefix }),
  })),
});
const spaceOf = ({ engine, is_local, temporary, format, indexes, sharding_key }: Space): Space => ({
  engine,
  is_local,
  temporary,
  format: format.map(fieldOf),
  indexes: indexes.map(indexOf),
  ...(sharding_key === undefined ? {} : { sharding_key: [...sharding_key] }),
});
const sequenceOf = ({ start, min, max, step, cache, cycle }: Sequence): Sequence => ({
  start,
  min,
  max,
  step,
  cache,
  cycle,
});

const byBytes = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  Buffer.compare(Buffer.from(a), Buffer.from(b));

/** A Map preserves the sorted position of names that look like numbers. */
const sorted = <T>(record: Readonly<Record<string, T>>, shape: (value: T) => T): Map<string, T> =>
  new Map(
    Object.entries(record)
      .sort(byBytes)
      .map(([name, value]) => [name, shape(value)]),
  );

const textOf = ({ spaces, sequences }: SpaceDocument): string =>
  stringify(
    { spaces: sorted(spaces, spaceOf), sequences: sorted(sequences, sequenceOf) },
    { aliasDuplicateObjects: false, lineWidth: 0 },
  );

/**
 * The last schema as JSON, and its text: it rarely changes, and some 40 tables take the YAML library 30 ms, during
 * which nothing else runs.
 */
let last: Readonly<{ json: string; text: string }> | undefined;

/** Section `schema.yml`. The same schema yields the same text, byte for byte, on every instance. */
export function schemaText(document: SpaceDocument): string {
  const json = JSON.stringify(document);
  if (json !== last?.json) last = { json, text: textOf(document) };
  return last.text;
}
