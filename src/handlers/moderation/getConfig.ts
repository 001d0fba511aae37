import type { Handler, Using } from "../handler.ts";

export const getConfig: Handler<"getConfig", Using<"stores", "settings">> = async ({ query }, { stores }) => ({
  status: 200,
  body: { value: (await stores.settings.get(query.key)) ?? "" },
});
