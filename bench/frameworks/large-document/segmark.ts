import { notImplemented, serve } from "@segmark/openapi";
import * as generated from "./generated/index.ts";

const handlers = Object.fromEntries(Object.keys(generated.operations).map((id) => [id, notImplemented]));
await serve({ generated, handlers, port: Number(process.env.PORT) } as never);
