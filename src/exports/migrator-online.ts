export * from "@segmark/migrator/online";
