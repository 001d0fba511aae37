import type { Pause } from "./pause.ts";
import type { Product } from "./product.ts";

const maxTries = 50;

/** Retries a statement that lost against another writer; its own conditions decide whether it still applies. */
export async function retryBusy<T>(product: Product, pause: Pause, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (!product.isBusy(error) || tries === maxTries) throw error;
      await pause(100 * Math.random());
    }
}
