import { notImplemented } from "../../openapi/runtime/not-implemented.ts";
import type { Handler } from "../handler.ts";

export const moderateSegments: Handler<"moderateSegments"> = notImplemented;
