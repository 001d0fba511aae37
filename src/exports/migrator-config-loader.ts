export * from "@segmark/migrator/config-loader";
