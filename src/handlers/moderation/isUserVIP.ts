import type { Handler, Using } from "../handler.ts";

export const isUserVIP: Handler<"isUserVIP", Using<"stores", "vips">> = async ({ caller }, { stores }) => ({
  status: 200,
  body: { hashedUserID: caller.publicId, vip: await stores.vips.has(caller.publicId) },
});
