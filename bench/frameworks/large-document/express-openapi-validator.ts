import express from "express";
import * as OpenApiValidator from "express-openapi-validator";

const app = express();
app.use(express.json());
app.use(OpenApiValidator.middleware({ apiSpec: "./openapi.json", validateSecurity: false }));
app.use((_req, res) => {
  res.status(501).end();
});
app.listen(Number(process.env.PORT), "127.0.0.1");
