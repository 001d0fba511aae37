import type { Schemas } from "./client.ts";

/*
 * Replies have names as text, since a service may know more of them than this build; queries list those of this build. The service judges what it is
 * asked with.
 */
export const asCategory = (name: string): Schemas["CategoryName"] => name as Schemas["CategoryName"];
export const asService = (name: string): Schemas["ServiceName"] => name as Schemas["ServiceName"];
