export const dumpFormats = ["csv", "ndjson"] as const;
export type DumpFormat = (typeof dumpFormats)[number];
