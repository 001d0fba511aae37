import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Path,
  Post,
  Put,
  Query,
  Response,
  Route,
  Security,
  SuccessResponse,
} from "@tsoa/runtime";
import * as todos from "./todos.js";

interface NewTodo {
  /**
   * @minLength 1
   * @maxLength 50
   */
  owner: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
}

interface Todo extends NewTodo {
  id: number;
  done: boolean;
}

class NotFound extends Error {
  status = 404;
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new NotFound("not found");
  return value;
}

@Route("todos")
export class TodosController extends Controller {
  /**
   * @minLength owner 1
   * @maxLength owner 50
   * @isInt limit
   * @minimum limit 1
   * @maximum limit 100
   * @isInt offset
   * @minimum offset 0
   */
  @Get()
  public listTodos(
    @Query() owner: string,
    @Query() state?: "open" | "done",
    @Query() limit: number = 20,
    @Query() offset: number = 0,
  ): { items: Todo[]; total: number } {
    return todos.list({ owner, state, limit, offset });
  }

  /**
   * @minLength key 8
   * @maxLength key 64
   */
  @Post()
  @Security("key")
  @SuccessResponse(201)
  public createTodo(@Body() body: NewTodo, @Header("Idempotency-Key") key?: string): Todo {
    const todo = todos.create(body, key);
    this.setStatus(201);
    this.setHeader("Location", `/todos/${todo.id}`);
    return todo;
  }

  /**
   * @minItems ids 1
   * @maxItems ids 100
   */
  @Post("complete")
  @Security("key")
  public completeTodos(@Body() ids: number[]): { completed: number } {
    return { completed: todos.complete(ids) };
  }

  /**
   * @isInt id
   * @minimum id 1
   */
  @Get("{id}")
  @Response(404)
  public readTodo(@Path() id: number): Todo {
    return found(todos.read(id));
  }

  /**
   * @isInt id
   * @minimum id 1
   */
  @Put("{id}")
  @Security("key")
  @Response(404)
  public replaceTodo(@Path() id: number, @Body() body: NewTodo): Todo {
    return found(todos.replace(id, body));
  }

  /**
   * @isInt id
   * @minimum id 1
   */
  @Delete("{id}")
  @Security("key")
  @Response(404)
  @SuccessResponse(204)
  public deleteTodo(@Path() id: number): void {
    found(todos.remove(id) || undefined);
  }
}
