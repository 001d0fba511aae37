import { createNodeMiddleware, Webhooks } from "@segmark/webhooks";
import express from "express";

const webhooks = new Webhooks({ secret: process.env.WEBHOOK_SECRET ?? "" });
webhooks.on("issues.opened", ({ id, payload }) => console.log(`${id}: ${payload.issue.title}`));

const app = express();
// Before body parsers: the signature covers the bytes of the body.
app.use(createNodeMiddleware(webhooks));
app.use(express.json());
app.get("/", (_request, response) => void response.send("Hello"));
app.listen(Number(process.env.PORT ?? 3000));
