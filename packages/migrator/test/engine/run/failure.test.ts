import { expect, it } from "vitest";
import { stepsOf } from "../../../../../test/support/steps.ts";
import { describeFailure, messageOfFailure } from "../../../src/engine/run/failure.ts";
import { watchStatements } from "../../../src/engine/run/statements.ts";
import { connect } from "../../../src/node/connect.ts";

it("a long message is cut before it is looked through", () => {
  const [long, cut] = [1_000_000, 2000].map((times) => "://x ".repeat(times));
  const error = new Error(long, { cause: new Error(long) });
  expect(describeFailure(error).message).toBe(cut);
  expect(messageOfFailure(error)).toHaveLength(10_000);
  expect(stepsOf(() => [describeFailure(error), messageOfFailure(error)])).toBeLessThan(100_000);
});

it("the reason behind a statement that is very long is described, without the values of the statement", async () => {
  const db = connect("sqlite::memory:");
  const stop = watchStatements(db);
  const error: unknown = await db
    .raw(`insert into nowhere values ('hunter2')${", ('hunter2')".repeat(20_000)}`)
    .catch((thrown) => thrown);
  stop();
  await db.destroy();
  const described = describeFailure(error);
  expect(described.message).toMatch(/^insert into nowhere values \(\?\).*… - no such table: nowhere$/);
  expect(described.stack).toContain("no such table: nowhere");
  expect(messageOfFailure(error)).toBe("no such table: nowhere");
  expect(messageOfFailure(new Error(`step 3: ${(error as Error).message.slice(0, 60_000)}`, { cause: error }))).toMatch(
    /^step 3: insert into [^']*…$/,
  );
  expect(JSON.stringify(described)).not.toContain("hunter2");
});

it("a value in a message is not described, in its causes neither", () => {
  const cause = new Error("Duplicate entry 'hunter2' for key 'PRIMARY'");
  const described = describeFailure(new Error("cannot reach mysql://root:a/hunter2@db/x", { cause }));
  expect(described).toMatchObject({
    message: "cannot reach mysql://…@db/x",
    cause: { message: "Duplicate entry '…' for key 'PRIMARY'" },
  });
  expect(described.stack).toContain("failure.test.ts");
  expect(JSON.stringify(described)).not.toContain("hunter2");
});
