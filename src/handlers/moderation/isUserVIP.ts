import type { Handler } from "../handler.ts";

export const isUserVIP: Handler<"isUserVIP"> = async ({ caller }, { stores }) => ({
  status: 200,
  body: { hashedUserID: caller.publicId, vip: await stores.vips.has(caller.publicId) },
});
