import { readConfig } from "../../../src/config/config.ts";

/** The names of all settings of the service: whatever it reads from its environment. */
export function settingNames(): ReadonlySet<string> {
  const names = new Set<string>();
  readConfig(
    new Proxy(
      {},
      {
        get: (_, name) => {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return names;
}

/** What the service says of these settings when it starts; undefined if they are right. */
export function faultOf(env: Readonly<Record<string, string>>): string | undefined {
  try {
    readConfig(env);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
