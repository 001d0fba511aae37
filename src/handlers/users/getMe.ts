import { notImplemented } from "../../openapi/runtime/not-implemented.ts";
import type { Handler } from "../handler.ts";

export const getMe: Handler<"getMe"> = notImplemented;
