/** What the rows of a table are sorted by. */
export type Sorting = Readonly<{ by: string; descending: boolean }>;
