import { describe, expect, it, vi } from "vitest";
import { validateEventName } from "../../src/events/event-name.ts";
import { emitterEventNames, webhookEvents } from "../../src/generated/names.ts";

describe("validateEventName", () => {
  it.each(emitterEventNames)("accepts %s", (name) => {
    expect(validateEventName(name)).toBeUndefined();
  });

  it.each([undefined, null, {}, [], true, 1, ["push"]])("throws a TypeError for %j, which is not a string", (name) => {
    for (const onUnknownEventName of ["throw", "warn", "ignore"] as never[]) {
      expect(() => validateEventName(name, { onUnknownEventName })).toThrow(TypeError);
    }
  });

  it.each([
    ["*", /onAny/],
    ["error", /onError/],
  ])("throws a TypeError for the reserved %j and names what to use", (name, hint) => {
    for (const onUnknownEventName of ["throw", "warn", "ignore"] as never[]) {
      expect(() => validateEventName(name, { onUnknownEventName })).toThrow(
        expect.objectContaining({ name: "TypeError", message: expect.stringMatching(hint) }),
      );
    }
  });

  it.each([undefined, {}, { onUnknownEventName: "throw" }, { onUnknownEventName: "odd" } as never] as const)(
    "throws a TypeError that quotes an unknown name, with the options %j",
    (options) => {
      expect(() => validateEventName("pull_requests", options)).toThrow(/"pull_requests"/);
      expect(() => validateEventName("pull_requests", options)).toThrow(TypeError);
    },
  );

  it.each(["", "issues.", "issues.open", "Issues", "constructor", "__proto__", "push.created"])(
    "treats %j as unknown",
    (name) => {
      expect(() => validateEventName(name)).toThrow(TypeError);
    },
  );

  it.each([
    ["issue.opened", 'did you mean "issues.opened"?'],
    ["pull_requests", 'did you mean "pull_request"?'],
    ["pull_request.syncronize", 'did you mean "pull_request.synchronize"?'],
    ["Issues", 'did you mean "issues"?'],
    ["dependabot_alert", 'here it is called "dependency_bot_alert".'],
    ["nothing_like_it", "emitterEventNames lists them all."],
    ["x".repeat(1_000_000), "emitterEventNames lists them all."],
  ])("says what %j could be", (name, hint) => {
    expect(() => validateEventName(name)).toThrow(`${JSON.stringify(name)} is not a known webhook event; ${hint}`);
  });

  it("warns once of an unknown name if requested", () => {
    const warn = vi.fn();
    validateEventName("pull_requests", { onUnknownEventName: "warn", log: { warn } });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"pull_requests"')]]);
    validateEventName("pull_request", { onUnknownEventName: "warn", log: { warn } });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("warns on the console without a log", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    try {
      validateEventName("pull_requests", { onUnknownEventName: "warn" });
      expect(warn).toHaveBeenCalledTimes(1);
    } finally {
      warn.mockRestore();
    }
  });

  it("ignores an unknown name if requested", () => {
    const warn = vi.fn();
    validateEventName("pull_requests", { onUnknownEventName: "ignore", log: { warn } });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("emitterEventNames", () => {
  it("has all events and their actions, in code-point order", () => {
    const names = Object.entries(webhookEvents).flatMap(([name, actions]) => [
      name,
      ...actions.map((action) => `${name}.${action}`),
    ]);
    expect(emitterEventNames).toEqual(names.sort());
  });

  it("cannot be changed", () => {
    expect(() => (emitterEventNames as unknown as string[]).push("mine")).toThrow(TypeError);
  });
});
