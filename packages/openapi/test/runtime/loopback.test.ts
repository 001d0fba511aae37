import { BlockList, isIP } from "node:net";
import { expect, it } from "vitest";
import { isLoopback } from "../../src/runtime/access.ts";

const known = new BlockList();
known.addSubnet("127.0.0.0", 8, "ipv4");
known.addAddress("::1", "ipv6");
const expected = (address: string): boolean =>
  isIP(address) !== 0 && known.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

it.each([
  "127.0.0.1",
  "127.255.255.255",
  "127.0.0.256",
  "127.0.0.01",
  "127.0.0",
  "127.1",
  "126.0.0.1",
  "128.0.0.1",
  "::1",
  "::2",
  "0:0:0:0:0:0:0:1",
  "0000:0000:0000:0000:0000:0000:0000:0001",
  "::ffff:127.0.0.1",
  "::FFFF:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:7fff:ffff",
  "::ffff:8000:1",
  "::ffff:126.0.0.1",
  "::127.0.0.1",
  "1::ffff:127.0.0.1",
  "::1]@example.com",
  "::1/",
  "[::1]",
  ":",
  "",
  "localhost",
  "127.0.0.1 ",
])("%j is classified as by node:net", (address) => expect(isLoopback(address)).toBe(expected(address)));
