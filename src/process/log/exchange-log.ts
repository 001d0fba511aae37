import { type Exchange, severityOf } from "@segmark/openapi/internal/runtime/exchange";
import type { Logger } from "pino";

/** The message of the line that each request leaves. */
export const answered = "answered";

/** Writes the line of a request. A delivery that is not from the code host is a refused access too. */
export const logExchange = (log: Pick<Logger, "error" | "warn" | "info">, exchange: Exchange): void =>
  log[exchange.code === "bad_signature" ? "warn" : severityOf(exchange)](exchange, answered);
