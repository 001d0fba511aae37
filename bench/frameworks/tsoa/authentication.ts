import type { Request } from "express";
import { apiKey } from "./todos.js";

class Unauthorized extends Error {
  status = 401;
}

export async function expressAuthentication(request: Request): Promise<unknown> {
  if (request.get("x-api-key") !== apiKey) throw new Unauthorized("unauthorized");
  return { name: "writer" };
}
