export * from "@segmark/migrator/utils";
