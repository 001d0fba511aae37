import { takeLeaseFile } from "../../../packages/database/src/locks/lease-file.ts";

const [file = "", database = "", times = ""] = process.argv.slice(2);
let taken = 0;
while (taken < Number(times)) {
  const lock = takeLeaseFile({ file, database });
  if (lock !== undefined) taken++;
  lock?.[Symbol.dispose]();
}
