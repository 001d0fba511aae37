export * from "@segmark/migrator/server";
