import { notImplemented } from "../../openapi/runtime/not-implemented.ts";
import type { Handler } from "../handler.ts";

export const getModerationQueue: Handler<"getModerationQueue"> = notImplemented;
