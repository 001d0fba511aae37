import { expect, it } from "vitest";
import { backingOff } from "../src/periodic-task.ts";

it("failing work is retried with increasing intervals, and reported once until it succeeds", async () => {
  let calls = 0;
  let fails = true;
  const tried: number[] = [];
  const reported: number[] = [];
  const work = backingOff(async (call: number) => {
    tried.push(call);
    if (fails) throw new Error("gone");
  });
  const call = async (times: number): Promise<void> => {
    for (let end = calls + times; calls < end; ) await work(++calls).catch(() => reported.push(calls));
  };
  await call(70);
  expect(tried.splice(0)).toEqual([1, 2, 4, 8, 16, 32, 48, 64]);
  fails = false;
  await call(12);
  expect(tried.splice(0)).toEqual([80, 81, 82]);
  fails = true;
  await call(4);
  expect(tried).toEqual([83, 84, 86]);
  expect(reported).toEqual([1, 83]);
});
