import type { Handler } from "../handler.ts";

export const getUsername: Handler<"getUsername"> = async ({ caller }, { stores }) => {
  const { name } = await stores.userNames.of(caller.publicId);
  return { status: 200, body: { userName: name ?? caller.publicId } };
};
