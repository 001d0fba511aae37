export type BulkValue = string | number | null;
export type BulkRow = readonly BulkValue[];

/**
 * Rows in the format of LOAD DATA. Text is cheaper to pass to another thread than values.
 * - `text` UTF-8: fields separated by tabs, rows terminated by line feeds, `\N` for null, special characters escaped by
 *   a backslash
 * - `length`  number of rows
 */
export type Lines = Readonly<{ text: Uint8Array<ArrayBuffer>; length: number }>;

/** A statement with its values. */
export type Statement = Readonly<{ sql: string; values?: readonly BulkValue[] }>;
/** Rows for some columns of a table. */
export type Load = Readonly<{ table: string; columns: readonly string[]; rows: readonly BulkRow[] | Lines }>;
/** `shadow` gets the name and the index names of `live`, which is renamed to `former`. */
export type Replacement = Readonly<{ live: string; shadow: string; former: string }>;
/** A column of a temporary table. `like`: a column whose type and collation it gets. */
export type PlainColumn = Readonly<{ name: string; like?: Readonly<{ table: string; column: string }> }>;

/**
 * A connection for work on whole tables, bypassing Knex. It is reserved until disposed of.
 * - `rowsAtOnce` recommended number of rows per `load`: few enough for a short transaction where writers block each
 *   other
 * - `acceptsLines`        whether `load` accepts lines, which are then faster than values
 * - `run`                 returns the number of affected rows
 * - `load`                inserts the rows and runs `then` in one transaction. Text must be valid and fit its column
 * - `insertFrom`          inserts the result of a query with very many groups
 * - `createLike`          an empty table with the columns and the primary key of another, without its indexes
 * - `createPlain` an empty table whose key is the integer `line`; its columns have the collation of those in `like`
 * - `buildIndexes` adds the indexes of `table` that `shadow` lacks; `isUnique` selects which, undefined all. Rejects
 *   with a duplicate error like an insert
 * - `buildIndexesBeside` builds all missing indexes and runs `work`, concurrently where that is faster, otherwise
 *   `work` after the unique ones. `work` has settled when this settles
 * - `share` runs `work` on this connection and, where the server has another one to spare, concurrently on that one.
 *   All have settled when this settles
 * - `replace`             all replacements atomically; waits for transactions that use the tables
 * - `measure`             updates the statistics of tables where the server would do so late
 * - `drop`                drops tables if they exist
 * - `existing`            which of these tables exist
 */
export type Bulk = AsyncDisposable &
  Readonly<{
    rowsAtOnce: number;
    acceptsLines: boolean;
    run(sql: string, values?: readonly BulkValue[]): Promise<number>;
    rows(sql: string, values?: readonly BulkValue[]): Promise<readonly Readonly<Record<string, BulkValue>>[]>;
    load(loads: readonly Load[], then: readonly Statement[]): Promise<void>;
    insertFrom(table: string, columns: readonly string[], query: string): Promise<void>;
    createLike(table: string, shadow: string): Promise<void>;
    createPlain(table: string, columns: readonly PlainColumn[]): Promise<void>;
    buildIndexes(table: string, shadow: string, isUnique: boolean | undefined): Promise<void>;
    buildIndexesBeside(table: string, shadow: string, work: () => Promise<void>): Promise<void>;
    share(work: (bulk: Pick<Bulk, "rows" | "run">) => Promise<void>): Promise<void>;
    replace(replacements: readonly Replacement[]): Promise<void>;
    analyze(...tables: readonly string[]): Promise<void>;
    drop(...tables: readonly string[]): Promise<void>;
    existing(...tables: readonly string[]): Promise<readonly string[]>;
    isDuplicate(error: unknown): boolean;
    /** Whether a transaction lost against another and may be retried. */
    isConflict(error: unknown): boolean;
    /** The start of an INSERT that skips rows whose key exists. */
    insertIgnore: string;
  }>;
