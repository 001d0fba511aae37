/** Queries one server, over any kind of connection. */
export type Ask = <Row>(sql: string, values: readonly string[]) => Promise<readonly Row[]>;
