import { type Ask, readGlobals } from "./ask.ts";

/** The variable that tells; only servers that could be a node have it. */
export const galeraVariable = "wsrep_on";

const off = new Set(["OFF", "0"]);

/** Whether a variable that the server has is set. */
export const isOn = (value: string | undefined): value is string =>
  value !== undefined && !off.has(value.toUpperCase());

/** @param variables with the one that tells */
export const isGalera = (variables: ReadonlyMap<string, string>): boolean => isOn(variables.get(galeraVariable));

/** Whether the server is a node of a Galera cluster. */
export const isGaleraNode = async (ask: Ask): Promise<boolean> =>
  isGalera(await readGlobals(ask, "variables", [galeraVariable]));
