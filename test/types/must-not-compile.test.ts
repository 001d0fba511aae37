import { describeLines } from "./describe-lines.ts";
import { lines } from "./lines.ts";
import { applicationLines } from "./webhooks/application-lines.ts";
import { eventLines } from "./webhooks/event-lines.ts";
import { handlerLines } from "./webhooks/handler-lines.ts";

describeLines(lines, eventLines, handlerLines, applicationLines);
