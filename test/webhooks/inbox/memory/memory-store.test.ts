import { memoryStore } from "../../../../src/webhooks/inbox/memory/memory-store.ts";
import { describeStore } from "../store-contract.ts";

describeStore("memoryStore", async () => ({ store: memoryStore(), [Symbol.asyncDispose]: async () => {} }));
