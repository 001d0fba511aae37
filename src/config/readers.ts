import { isIP } from "node:net";

export {
  ConfigError,
  type ConfigFault,
  createReaders,
  hostForms,
  isHost,
  type LogLevel,
  logLevels,
  type Readers,
  refuseFaults,
} from "@segmark/migrator/internal/server/config/readers";

/** An address, or a CIDR block such as 10.0.0.0/8. */
export function isAddressBlock(value: string): boolean {
  const [address = "", bits = "0", ...more] = value.split("/");
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits;
}
