export * from "@segmark/migrator/directory-loader";
