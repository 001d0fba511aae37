import { stringify } from "yaml";
import type { Field, Index, Sequence, Space, SpaceDocument } from "./document.ts";

// Documents of other instances arrive over the wire: the order of their keys is made here.
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

/** A map keeps names that look like numbers where they are sorted to. */
const sorted = <T>(record: Readonly<Record<string, T>>, shape: (value: T) => T): Map<string, T> =>
  new Map(
    Object.entries(record)
      .sort(byBytes)
      .map(([name, value]) => [name, shape(value)]),
  );

/** Section `schema.yml`. The same schema is the same text, byte for byte, whoever wrote it. */
export const schemaText = ({ spaces, sequences }: SpaceDocument): string =>
  stringify(
    { spaces: sorted(spaces, spaceOf), sequences: sorted(sequences, sequenceOf) },
    { aliasDuplicateObjects: false, lineWidth: 0 },
  );
