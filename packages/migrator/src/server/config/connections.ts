import {
  type ConnectionLimits,
  defaultConnectionLimits as defaults,
} from "@segmark/openapi/internal/http/connection-limits";
import type { Readers } from "./readers.ts";

export const readConnections = ({ whole }: Pick<Readers, "whole">): ConnectionLimits => ({
  maxConnections: whole("MAX_CONNECTIONS", defaults.maxConnections, 1, 1_000_000),
  maxHeaderBytes: whole("MAX_HEADER_BYTES", defaults.maxHeaderBytes, 4096, 1_048_576),
  headersTimeoutMs: whole("HEADERS_TIMEOUT_SECONDS", defaults.headersTimeoutMs / 1000, 1, 3600) * 1000,
  keepAliveTimeoutMs: whole("KEEP_ALIVE_SECONDS", defaults.keepAliveTimeoutMs / 1000, 1, 3600) * 1000,
  sendTimeoutMs: whole("SEND_TIMEOUT_SECONDS", defaults.sendTimeoutMs / 1000, 1, 3600) * 1000,
  checkIntervalMs: defaults.checkIntervalMs,
});
