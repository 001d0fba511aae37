import { ValidateError } from "@tsoa/runtime";
import express, { type NextFunction, type Request, type Response } from "express";
import { RegisterRoutes } from "./generated/routes.js";

const app = express();
app.use(express.json());
RegisterRoutes(app);
app.use((_req, res) => {
  res.status(404).json({ message: "not found" });
});
app.use((error: Error & { status?: number }, _req: Request, res: Response, _next: NextFunction) => {
  const fields = error instanceof ValidateError ? error.fields : undefined;
  res.status(error.status ?? 500).json({ message: error.message, fields });
});
app.listen(Number(process.env.PORT), "127.0.0.1");
