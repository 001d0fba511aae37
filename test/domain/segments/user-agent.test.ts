import { describe, expect, it } from "vitest";
import { deriveUserAgent } from "../../../src/domain/segments/user-agent.ts";

describe("the client named by a User-Agent header", () => {
  it.each([
    ["com.vanced.android.youtube/1521081792 (Linux; U; Android 10)", "Vanced/1521081792"],
    ["com.google.android.youtube/19.16.39 (Linux; U; Android 14)", "Vanced/19.16.39"],
    ["com.google.android.youtube/19.16.39 (Linux) ReVanced/1.2.3", "ReVanced/1.2.3"],
    ["Mozilla/5.0 (Linux; RVX/19.05; x)", "RVX/19.05"],
    [
      "mpv_sponsorblock/1.0 (https://github.com/po5/mpv_sponsorblock)",
      "mpv_sponsorblock/1.0 (https://github.com/po5/mpv_sponsorblock)",
    ],
    ["python-requests/2.32", "python-requests/2.32"],
    ["GuzzleHttp/7", "GuzzleHttp/7"],
    ["PostmanRuntime/7.1", "PostmanRuntime/7.1"],
    ["about python-requests/2.32", ""], // only at the start
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/92.0 Safari/537.36", ""],
    ["", ""],
  ])("%s", (header, client) => {
    expect(deriveUserAgent(header)).toBe(client);
  });
});
