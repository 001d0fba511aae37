import type { Loader } from "../../engine/list/loader.ts";
import type { ConfigSnapshot } from "../../protocol/contracts.ts";
import type { NamesByLeader } from "../../protocol/outcomes.ts";

type Operation = () => Promise<NamesByLeader>;

/** What the parameterless functions use: the instance created last in this process. */
export type DefaultInstance = Readonly<{
  manager: Readonly<{ up: Operation; getApplied: Operation; moveMigrationsState: Operation }>;
  roles(): readonly string[];
  readConfig(): Promise<ConfigSnapshot>;
  setLoader(loader: Loader): void;
  setUseSchema(flag: boolean): void;
}>;

/** Settings made before there was an instance. */
export type PendingSettings = Readonly<{ loader?: Loader; useSchema?: boolean }>;

let current: DefaultInstance | undefined;
let pending: PendingSettings = {};

/** @throws Error when this process has not created an instance, or has closed it */
export function defaultInstance(): DefaultInstance {
  if (current !== undefined) return current;
  throw new Error("This process has no instance of the migration manager yet. Make one with createInstance().");
}

export function setDefaultInstance(instance: DefaultInstance): void {
  current = instance;
}

export function clearDefaultInstance(instance: DefaultInstance): void {
  if (current === instance) current = undefined;
}

export const pendingSettings = (): PendingSettings => pending;

/** Applies to the current instance and to those created later. */
export function setPending(more: PendingSettings): void {
  pending = { ...pending, ...more };
  if (more.loader !== undefined) current?.setLoader(more.loader);
  if (more.useSchema !== undefined) current?.setUseSchema(more.useSchema);
}
