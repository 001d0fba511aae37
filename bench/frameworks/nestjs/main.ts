import "reflect-metadata";
import { Module, ValidationPipe } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { DocumentBuilder, SwaggerModule } from "@nestjs/swagger";
import { TodosController } from "./todos.controller.js";

@Module({ controllers: [TodosController] })
class AppModule {}

const app = await NestFactory.create(AppModule);
app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true }));
const config = new DocumentBuilder()
  .setTitle("Todos")
  .setVersion("1.0.0")
  .addApiKey({ type: "apiKey", in: "header", name: "X-Api-Key" }, "key")
  .build();
const document = () => SwaggerModule.createDocument(app, config, { operationIdFactory: (_, method) => method });
SwaggerModule.setup("docs", app, document, { jsonDocumentUrl: "openapi.json" });
await app.listen(Number(process.env.PORT), "127.0.0.1");
