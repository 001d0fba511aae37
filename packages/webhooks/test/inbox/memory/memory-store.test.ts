import { memoryStore } from "../../../src/inbox/memory/memory-store.ts";
import { describeStore } from "../store-contract.ts";

describeStore("memoryStore", async () => ({ store: memoryStore(), [Symbol.asyncDispose]: async () => {} }));
