import type { Line } from "../lines.ts";

const event =
  'import type { EmitterWebhookEvent, EmitterWebhookEventName } from "@segmark/webhooks/internal/events/event-types";';

const name = `${event}
export const name: EmitterWebhookEventName = "check_run.completed";`;

const any = `${event}
export const isIssue = (event: EmitterWebhookEvent): boolean => event.name === "issues";`;

const narrowed = `${event}
type Alert = EmitterWebhookEvent<"check_run" | "code_scanning_alert.fixed">;
export function read(event: Alert): unknown {
  const name: "check_run" | "code_scanning_alert" = event.name;
  if (event.name === "check_run") return [name, event.payload.check_run.id];
  const action: "fixed" = event.payload.action;
  return [event.payload.alert.number, action];
}`;

const names = 'import { emitterEventNames } from "@segmark/webhooks/internal/generated/names";';

const checked = `${event}
import { validateEventName } from "@segmark/webhooks/internal/events/event-name";
export function checked(name: string): EmitterWebhookEventName {
  validateEventName(name);
  return name;
}`;

const actions = `${event}
type Named = { [N in EmitterWebhookEventName as N extends \`\${string}.\${string}\` ? N : never]: EmitterWebhookEvent<N>["payload"] };
type ActionOf<N extends string> = N extends \`\${string}.\${infer Action}\` ? Action : never;
type Exact<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Wrong = { [N in keyof Named]: Named[N] extends { action: infer A } ? (Exact<A, ActionOf<N>> extends true ? never : N) : N }[keyof Named];
export const allExact: [Wrong] extends [never] ? true : Wrong = true;
export const optional = ({ action }: EmitterWebhookEvent<"deployment">["payload"]): "created" | undefined => action;`;

const payload = `${event}
import type { PayloadMap } from "@segmark/webhooks/types";
export const read = (payload: PayloadMap["push"]): string => payload.ref;`;

/** The mistakes with names, events and payloads that the types exist to catch. */
export const eventLines: Readonly<Record<string, Line>> = {
  "an action that an event may lack, taken as given": {
    right: actions,
    change: ['"created" | undefined =>', '"created" =>'],
    complaint: { code: 2322, text: /undefined/ },
  },
  "a name with an action that its event does not have": {
    right: name,
    change: ["check_run.completed", "check_run.nope"],
    complaint: { code: 2322, text: /"check_run\.nope"' is not assignable/ },
  },
  "* as the name of an event": {
    right: name,
    change: ["check_run.completed", "*"],
    complaint: { code: 2322, text: /"\*"' is not assignable/ },
  },
  "error as the name of an event": {
    right: name,
    change: ["check_run.completed", "error"],
    complaint: { code: 2322, text: /"error"' is not assignable/ },
  },
  "an action in the name property of an event": {
    right: any,
    change: ['"issues"', '"issues.opened"'],
    complaint: { code: 2367, text: /no overlap/ },
  },
  "a payload of an event before its name was checked": {
    right: narrowed,
    change: ['if (event.name === "check_run") return', "if (name) return"],
    complaint: { code: 2339, text: /'check_run' does not exist/ },
  },
  "the name of an event that was not requested": {
    right: narrowed,
    change: ['"check_run" | "code_scanning_alert" = event.name', '"check_run" = event.name'],
    complaint: { code: 2322, text: /"code_scanning_alert".*"check_run"/s },
  },
  "an action that was not requested": {
    right: narrowed,
    change: ['action: "fixed" =', 'action: "created" ='],
    complaint: { code: 2322, text: /"fixed".*"created"/ },
  },
  "a key that no payload has": {
    right: payload,
    change: ["payload.ref", "payload.reff"],
    complaint: { code: 2551, text: /'reff' does not exist/ },
  },
  "an index that no payload has": {
    right: payload,
    change: ["payload.ref", 'payload["anything" + 1]'],
    complaint: { code: 7053, text: /implicitly has an 'any' type/ },
  },
  "a name added to emitterEventNames": {
    right: `${names}
export const all: readonly string[] = [...emitterEventNames];`,
    change: ["[...emitterEventNames]", 'emitterEventNames.push("mine")'],
    complaint: { code: 2339, text: /'push' does not exist/ },
  },
  "a name of emitterEventNames that is replaced": {
    right: `${names}
export const first = emitterEventNames[0];`,
    change: ["export const first = emitterEventNames[0]", 'emitterEventNames[0] = "push"'],
    complaint: { code: 2540, text: /read-only/ },
  },
  "names taken for a list of any length": {
    right: `${names}
export const counted: number extends typeof emitterEventNames.length ? never : true = true;`,
    change: ["never : true", "true : never"],
    complaint: { code: 2322, text: /is not assignable to type 'never'/ },
  },
  "a name whose validation only warns": {
    right: checked,
    change: ["validateEventName(name)", 'validateEventName(name, { onUnknownEventName: "warn" })'],
    complaint: { code: 2322, text: /'string' is not assignable/ },
  },
  "a name that was not validated": {
    right: checked,
    change: ["validateEventName(name);", ""],
    complaint: { code: 2322, text: /'string' is not assignable/ },
  },
};
