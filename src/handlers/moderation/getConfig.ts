import type { Handler } from "../handler.ts";

export const getConfig: Handler<"getConfig"> = async ({ query }, { stores }) => ({
  status: 200,
  body: { value: (await stores.settings.get(query.key)) ?? "" },
});
