import dns from "node:dns";
import { readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Stands in for the resolver of the machine, which a test cannot switch off: the one name of `TEST_NAME` is known, as
 * this machine, while the file `TEST_NAME_KNOWN` says `yes`.
 */
const { TEST_NAME: name, TEST_NAME_KNOWN: file = "" } = process.env;
const real = dns.lookup;
type Done = (error: Error | null, address?: unknown, family?: number) => void;

function lookup(host: string, ...rest: unknown[]): void {
  const done = rest.at(-1) as Done;
  if (host !== name) return void Reflect.apply(real, dns, [host, ...rest]);
  if (readFileSync(file, "utf8") !== "yes") {
    const fields = { code: "ENOTFOUND", errno: -3008, syscall: "getaddrinfo", hostname: host };
    return void setImmediate(done, Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), fields));
  }
  const [options] = rest;
  const all = typeof options === "object" && options !== null && "all" in options && options.all === true;
  if (all) setImmediate(done, null, [{ address: "127.0.0.1", family: 4 }]);
  else setImmediate(done, null, "127.0.0.1", 4);
}
Object.assign(dns, { lookup });
syncBuiltinESMExports();
