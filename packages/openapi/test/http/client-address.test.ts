import { describe, expect, it } from "vitest";
import { clientIpFinder } from "../../src/http/client-address.ts";

describe("the client address of a request", () => {
  it.each([
    // trusted proxies, socket, X-Forwarded-For, client
    [[], "127.0.0.1", "192.0.2.1", "127.0.0.1"],
    [["127.0.0.0/8"], "127.0.0.1", undefined, "127.0.0.1"],
    [["127.0.0.0/8"], "127.0.0.1", "192.0.2.1", "192.0.2.1"],
    [["127.0.0.0/8"], "::ffff:127.0.0.1", "192.0.2.1", "192.0.2.1"],
    [["127.0.0.0/8"], "198.51.100.1", "192.0.2.1", "198.51.100.1"],
    // a client may prepend anything; the right-most address that is not a proxy counts
    [["127.0.0.0/8"], "127.0.0.1", "203.0.113.9, 192.0.2.1", "192.0.2.1"],
    [["127.0.0.0/8", "10.0.0.0/8"], "127.0.0.1", "203.0.113.9, 192.0.2.1, 10.1.2.3", "192.0.2.1"],
    [["127.0.0.0/8"], "127.0.0.1", "127.0.0.9, 127.0.0.8", "127.0.0.9"],
    [["127.0.0.0/8"], "127.0.0.1", "not an address", "127.0.0.1"],
    [["127.0.0.0/8"], "127.0.0.1", "192.0.2.1, nonsense, 127.0.0.5", "127.0.0.5"],
    [["::1"], "::1", "2001:DB8::1", "2001:db8::1"],
    [["::1", "2001:db8::/32"], "::1", "192.0.2.1, 2001:db8::5", "192.0.2.1"],
    [["127.0.0.1"], "127.0.0.1", "::ffff:192.0.2.1", "192.0.2.1"],
  ])("trusting %j, from %s with %s: %s", (trusted, socket, forwarded, client) => {
    expect(clientIpFinder(trusted)(socket, forwarded)).toBe(client);
  });
});
