import { randomUUID } from "node:crypto";
import { createMemoryStorage, memoryDatabase } from "./memory-storage.ts";
import { storageContract } from "./storage-contract.ts";

storageContract("a storage in memory", async () => {
  const database = memoryDatabase();
  const storage = createMemoryStorage({ alias: "s-1", database });
  return {
    storage,
    overtake: async () => {
      database.claimed = { id: randomUUID(), owner: "api-2", fence: 99, now: Date.now };
    },
    [Symbol.asyncDispose]: () => storage.close(),
  };
});
