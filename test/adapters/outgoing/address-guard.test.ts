import { describe, expect, it } from "vitest";
import {
  checkLiteralAddress,
  isPublicAddress,
  PrivateAddressError,
  publicLookup,
} from "../../../src/adapters/outgoing/address-guard.ts";

describe("addresses of receivers", () => {
  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "ff02::1",
    "localhost",
    "",
  ])("%s is refused", (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    "1.1.1.1",
    "9.255.255.255",
    "11.0.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.0.1.1",
    "2606:4700::1111",
    "::ffff:1.1.1.1",
  ])("%s is taken", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://[::1]:8080/",
    "http://[::ffff:10.0.0.1]/",
  ])("%s is refused as a literal", (url) =>
    expect(() => checkLiteralAddress(new URL(url))).toThrow(PrivateAddressError),
  );

  it.each(["http://1.1.1.1/", "http://[2606:4700::1111]/", "http://localhost/", "http://example.org/"])(
    "%s is no literal that is refused",
    (url) => expect(checkLiteralAddress(new URL(url))).toBeUndefined(),
  );

  it.each([{ all: true }, { all: false }, {}])("a name with a private address is refused, with %j", async (options) => {
    const found = await new Promise((resolve) => publicLookup("localhost", options, (error) => resolve(error)));
    expect(found).toBeInstanceOf(PrivateAddressError);
  });

  it("a name that nobody knows is an error of the look-up", async () => {
    const found = await new Promise((resolve) => publicLookup("nobody.invalid", {}, (error) => resolve(error)));
    expect(found).toMatchObject({ hostname: "nobody.invalid" });
  });
});
