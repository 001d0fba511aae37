import { serve } from "@segmark/openapi";
import * as generated from "./generated/index.ts";
import { handlers } from "./handlers.ts";
import { apiKey } from "./todos.ts";

const security = { key: (key: string) => (key === apiKey ? { name: "writer" } : undefined) };
await serve({ generated, handlers, security, port: Number(process.env.PORT) });
