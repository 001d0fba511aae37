import { describe, expect, it } from "vitest";
import { describe as textOf } from "../../src/cli/error-text.ts";
import { Failure } from "../../src/cli/failure.ts";

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });

describe("the output of a failed command", () => {
  it("is one sentence about the failure, with its exit code", () => {
    expect(textOf(new Failure("No."), {})).toEqual({ text: "No.", exitCode: 1 });
    expect(textOf(new Failure("No.", { exitCode: 2 }), {})).toEqual({ text: "No.", exitCode: 2 });
  });

  it("is one sentence about a file that cannot be read or written", () => {
    const fault = Object.assign(coded("EACCES: permission denied, open 'a'", "EACCES"), { path: "a" });
    expect(textOf(fault, { DEBUG: "1" })).toEqual({ text: "EACCES: permission denied, open 'a'", exitCode: 1 });
  });

  it("includes a stack only when DEBUG is set", () => {
    const { text } = textOf(new TypeError("x is not a function"), {});
    expect(text).toBe("x is not a function\nThis is a bug. Set DEBUG=1 to see where it happened.");
    expect(textOf(new TypeError("x is not a function"), { DEBUG: "1" }).text).toMatch(/^TypeError: x is.*\n +at /);
  });

  it.each([
    [
      "Cannot find package 'openapi-typescript' imported from /a/b.js",
      "ERR_MODULE_NOT_FOUND",
      "npm install --save-dev openapi-typescript@^7.13.0 typescript@^5.9.3",
    ],
    [
      "Cannot find module '@stoplight/prism-cli/dist/util/runner.js'",
      "MODULE_NOT_FOUND",
      "npm install --save-dev @stoplight/prism-cli@^5.16.0",
    ],
  ])("names the package to install: %s", (message, code, line) => {
    expect(textOf(coded(message, code), {})).toEqual({ text: expect.stringContaining(line), exitCode: 1 });
  });

  it("does not mistake a missing file of this package for a missing package", () => {
    const { text } = textOf(
      coded("Cannot find module '/a/typescript.js' imported from /b.js", "ERR_MODULE_NOT_FOUND"),
      {},
    );
    expect(text).not.toContain("npm install");
  });
});
