import knex from "knex";

const [file = "", action, ...ids] = process.argv.slice(2);
const client = "better-sqlite3";
const database = knex({ client, connection: { filename: file }, useNullAsDefault: true });
for (const id of ids)
  if (action === "add") await database("orders").insert({ id, bucket_id: 1, number: 7 });
  else await database("orders").where({ id }).delete();
await database.destroy();
