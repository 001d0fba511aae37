import { readConfig } from "./config.ts";

/** The names of all settings of the service: what is asked for when it reads an environment without any. */
export function settingNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const get = (_env: object, name: string | symbol): undefined => void names.add(String(name));
  readConfig(new Proxy({}, { get }));
  return names;
}
