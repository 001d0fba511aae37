import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  NotFoundException,
  Param,
  ParseArrayPipe,
  Post,
  Put,
  Query,
  Res,
  UseGuards,
} from "@nestjs/common";
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiSecurity,
  ApiUnauthorizedResponse,
} from "@nestjs/swagger";
import type { Response } from "express";
import { ById, Completed, NewTodo, Page, Search, Todo } from "./dto.js";
import { KeyGuard } from "./key.guard.js";
import * as todos from "./todos.js";

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new NotFoundException();
  return value;
}

const NeedsKey = () => applyDecorators(UseGuards(KeyGuard), ApiSecurity("key"), ApiUnauthorizedResponse());

@Controller("todos")
@ApiBadRequestResponse()
export class TodosController {
  @Get()
  @ApiOkResponse({ type: Page })
  listTodos(@Query() search: Search): Page {
    return todos.list(search);
  }

  @Post()
  @NeedsKey()
  @ApiHeader({ name: "Idempotency-Key", required: false, schema: { type: "string", minLength: 8, maxLength: 64 } })
  @ApiCreatedResponse({ type: Todo, headers: { Location: { schema: { type: "string" } } } })
  createTodo(
    @Body() body: NewTodo,
    @Headers("idempotency-key") key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Todo {
    const todo = todos.create(body, key);
    response.location(`/todos/${todo.id}`);
    return todo;
  }

  @Post("complete")
  @HttpCode(200)
  @NeedsKey()
  @ApiBody({ schema: { type: "array", minItems: 1, maxItems: 100, items: { type: "integer", minimum: 1 } } })
  @ApiOkResponse({ type: Completed })
  completeTodos(@Body(new ParseArrayPipe({ items: Number })) ids: number[]): Completed {
    return { completed: todos.complete(ids) };
  }

  @Get(":id")
  @ApiOkResponse({ type: Todo })
  @ApiNotFoundResponse()
  readTodo(@Param() { id }: ById): Todo {
    return found(todos.read(id));
  }

  @Put(":id")
  @NeedsKey()
  @ApiOkResponse({ type: Todo })
  @ApiNotFoundResponse()
  replaceTodo(@Param() { id }: ById, @Body() body: NewTodo): Todo {
    return found(todos.replace(id, body));
  }

  @Delete(":id")
  @HttpCode(204)
  @NeedsKey()
  @ApiNoContentResponse()
  @ApiNotFoundResponse()
  deleteTodo(@Param() { id }: ById): void {
    found(todos.remove(id) || undefined);
  }
}
