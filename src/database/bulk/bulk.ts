export type BulkValue = string | number | null;
export type BulkRow = readonly BulkValue[];

/**
 * Rows as LOAD DATA reads them. Text is cheaper to hand to another thread than values.
 * - `text` UTF-8: fields apart by tabs, each row ended by a line break, `\N` for null, special characters after a
 *   backslash
 * - `length`  how many rows
 */
export type Lines = Readonly<{ text: Uint8Array<ArrayBuffer>; length: number }>;

/** A statement with its values. */
export type Statement = Readonly<{ sql: string; values?: readonly BulkValue[] }>;
/** Rows for some columns of a table. */
export type Load = Readonly<{ table: string; columns: readonly string[]; rows: readonly BulkRow[] | Lines }>;
/** A table that takes the place, the name and the names of the indexes of another, which is renamed. */
export type Replacement = Readonly<{ live: string; shadow: string; former: string }>;
/** A column of a table that is not of the schema. */
export type PlainColumn = Readonly<{ name: string; like?: Readonly<{ table: string; column: string }> }>;

/**
 * One connection for work on whole tables, past Knex: it belongs to this work until it is disposed of.
 * - `rowsAtOnce` how many rows `load` should get: as many as fit into a short transaction where writers wait for each
 *   other
 * - `takesLines`     whether `load` is faster with lines than with values. It takes lines only then
 * - `run`            returns the number of changed rows
 * - `load`           inserts the rows and runs `then`, all in one transaction. Text must be valid, and fit its column
 * - `fill`           inserts what a query with very many groups finds
 * - `createLike`     an empty table with the columns and the primary key of another, without its indexes
 * - `createPlain` an empty table whose key is the whole number `line`; the columns are compared like those they are
 *   made after
 * - `buildIndexes` adds those indexes of `table` that `shadow` lacks, in one go; `isUnique` says which, undefined all.
 *   Fails with a duplicate like an insert
 * - `buildIndexesBeside` the same with all that are missing, and this work, at once where that is faster, or the work
 *   after the unique ones.
 *                    The work is over in any case
 * - `replace`        all replacements at one moment, or none; waits for transactions that use the tables
 * - `measure`        lets the server know how many rows tables have, where it would notice late
 * - `drop`           drops tables that exist
 * - `existing`       those of these tables that exist
 */
export type Bulk = AsyncDisposable &
  Readonly<{
    rowsAtOnce: number;
    takesLines: boolean;
    run(sql: string, values?: readonly BulkValue[]): Promise<number>;
    rows(sql: string, values?: readonly BulkValue[]): Promise<readonly Readonly<Record<string, BulkValue>>[]>;
    load(loads: readonly Load[], then: readonly Statement[]): Promise<void>;
    fill(table: string, columns: readonly string[], query: string): Promise<void>;
    createLike(table: string, shadow: string): Promise<void>;
    createPlain(table: string, columns: readonly PlainColumn[]): Promise<void>;
    buildIndexes(table: string, shadow: string, isUnique: boolean | undefined): Promise<void>;
    buildIndexesBeside(table: string, shadow: string, work: () => Promise<void>): Promise<void>;
    replace(replacements: readonly Replacement[]): Promise<void>;
    measure(...tables: readonly string[]): Promise<void>;
    drop(...tables: readonly string[]): Promise<void>;
    existing(...tables: readonly string[]): Promise<readonly string[]>;
    isDuplicate(error: unknown): boolean;
    /** Whether a transaction lost against another and may be repeated. */
    isConflict(error: unknown): boolean;
    /** Words for "insert, unless a row with this key exists". */
    insertIgnore: string;
  }>;
