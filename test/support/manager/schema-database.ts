import { openStorage } from "../../../src/storage/open.ts";
import { emptyDatabase } from "../database.ts";

/** An open database without a table. */
export async function emptyStorage() {
  const database = await emptyDatabase();
  const { knex, close } = await openStorage({ url: database.url });
  const dispose = async (): Promise<void> => {
    await close();
    await database[Symbol.asyncDispose]();
  };
  return { knex, engine: database.engine, [Symbol.asyncDispose]: dispose };
}
