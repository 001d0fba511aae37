import { type QueryFn, readGlobals } from "./query-fn.ts";

/** Only servers that could be a Galera node have this variable. */
export const galeraVariable = "wsrep_on";

const off = new Set(["OFF", "0"]);

/** Whether a variable exists and is set. */
export const isOn = (value: string | undefined): value is string =>
  value !== undefined && !off.has(value.toUpperCase());

/** @param variables including `galeraVariable` */
export const isGalera = (variables: ReadonlyMap<string, string>): boolean => isOn(variables.get(galeraVariable));

/** Whether the server is a node of a Galera cluster. */
export const isGaleraNode = async (ask: QueryFn): Promise<boolean> =>
  isGalera(await readGlobals(ask, "variables", [galeraVariable]));
