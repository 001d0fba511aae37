import { ApiProperty, ApiPropertyOptional } from "@nestjs/swagger";
import { Type } from "class-transformer";
import { IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from "class-validator";

export class NewTodo {
  @ApiProperty({ minLength: 1, maxLength: 50 })
  @IsString()
  @Length(1, 50)
  owner!: string;

  @ApiProperty({ minLength: 1, maxLength: 200 })
  @IsString()
  @Length(1, 200)
  title!: string;
}

export class Todo extends NewTodo {
  @ApiProperty({ type: "integer" })
  id!: number;

  @ApiProperty()
  done!: boolean;
}

export class Page {
  @ApiProperty({ type: [Todo] })
  items!: Todo[];

  @ApiProperty({ type: "integer" })
  total!: number;
}

export class Completed {
  @ApiProperty({ type: "integer" })
  completed!: number;
}

export class Search {
  @ApiProperty({ minLength: 1, maxLength: 50 })
  @IsString()
  @Length(1, 50)
  owner!: string;

  @ApiPropertyOptional({ enum: ["open", "done"] })
  @IsOptional()
  @IsIn(["open", "done"])
  state?: "open" | "done";

  @ApiPropertyOptional({ type: "integer", minimum: 1, maximum: 100, default: 20 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 20;

  @ApiPropertyOptional({ type: "integer", minimum: 0, default: 0 })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  offset: number = 0;
}

export class ById {
  @ApiProperty({ type: "integer", minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  id!: number;
}
