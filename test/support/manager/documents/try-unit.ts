// Runs an example of a migration over a table with orders that have no total yet, and prints their totals.
import { pathToFileURL } from "node:url";
import { createInstance, type Migration, storage } from "@segmark/migrator";

const [file = ""] = process.argv.slice(2);
const { up } = await import(pathToFileURL(file).href);
const [rows, each] = [2500, 400];

const prepare: Migration = {
  name: "orders",
  up: async () => {
    const { knex } = storage();
    await knex.schema.createTable("orders", (table) => {
      for (const name of ["id", "price", "pieces", "total"]) table.integer(name);
    });
    const orders = Array.from({ length: rows }, (_, id) => ({ id, price: id, pieces: 2 }));
    for (let at = 0; at < rows; at += each) await knex("orders").insert(orders.slice(at, at + each));
  },
};
const check: Migration = {
  name: "check",
  up: async () => {
    const wrong = await storage().knex("orders").whereRaw("total is null or total <> 2 * id").pluck("id");
    if (wrong.length > 0) throw new Error(`wrong: ${wrong.join()}`);
  },
};
const list = [prepare, { name: "unit", up }, check];
await using instance = await createInstance({ databaseUrl: "sqlite::memory:", loader: { list: () => list } });
const { local = [] } = await instance.manager.up();
process.stdout.write(`${local.join()}\n`);
