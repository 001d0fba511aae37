import * as migrator from "@segmark/migrator";

migrator.set_loader({
  list: () => [
    {
      name: "0001_notes",
      up: async () => {
        const { knex } = migrator.storage();
        if (!(await knex.schema.hasTable("notes")))
          await knex.schema.createTable("notes", (table) => {
            table.increments();
            table.text("text").notNullable();
          });
      },
    },
  ],
});

await using _instance = await migrator.createInstance({ databaseUrl: "sqlite::memory:" });
console.log("Applied", await migrator.up());
console.log("Applied", await migrator.up());
console.log("There are", await migrator.get_applied());
