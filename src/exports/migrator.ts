export * from "@segmark/migrator";
