import type { Handler, Using } from "../handler.ts";

export const getUsername: Handler<"getUsername", Using<"stores", "userNames">> = async ({ caller }, { stores }) => {
  const { name } = await stores.userNames.of(caller.publicId);
  return { status: 200, body: { userName: name ?? caller.publicId } };
};
