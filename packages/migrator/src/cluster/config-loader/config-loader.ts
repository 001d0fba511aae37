import { type OptionNames, refuseUnknownOptions } from "@segmark/openapi/internal/known-options";
import type { Loader, Migration, Up } from "../../engine/list/loader.ts";
import { hashOf, inOrder, isUnitName, loadFailed, upOf } from "../../engine/list/migration-file.ts";
import { sameNumbers } from "../../engine/list/same-number.ts";
import { isSqlName, sqlFault, sqlUnit } from "../../engine/list/sql-unit.ts";
import type { ConfigStore } from "../../protocol/contracts.ts";
import { MigratorError, messageOf } from "../../protocol/errors.ts";
import { sourcePrefix } from "../config/sections.ts";
import { defaultInstance } from "../current/default-instance.ts";
import { canLoadTexts, forgetText } from "./hooks.ts";
import { linkFault } from "./link.ts";
import { nativeImport } from "./native-import.ts";
import { faultOf, serveSource } from "./source.ts";

type Store = Pick<ConfigStore, "read">;

/** `store` defaults to that of the process's instance; required in a process with several instances. */
export type ConfigLoaderOptions = Readonly<{ store?: Store }>;

/** The store of the process's instance, which may be created after its loader. */
const ownStore: Store = {
  read: async () => {
    try {
      return await defaultInstance().readConfig();
    } catch (cause) {
      if (cause instanceof MigratorError) throw cause;
      throw new MigratorError("loader_failed", `The config loader cannot read: ${messageOf(cause)}`, { cause });
    }
  },
};

/**
 * @throws MigratorError `loader_failed` for a section with the prefix that is not a unit, and for two that differ only
 *   in their suffix
 */
function unitsAmong(sections: ReadonlyMap<string, string>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [section, text] of sections) {
    if (!section.startsWith(sourcePrefix)) continue;
    const name = section.slice(sourcePrefix.length);
    if (!isUnitName(name))
      throw loadFailed(name, `section ${section} wants a name like ${sourcePrefix}0001_first.ts, in no deeper folder.`);
    texts.set(name, text);
  }
  return texts;
}

/**
 * Node caches modules by URL, which contains the hash: an edited text is loaded, an unchanged one is the cached module.
 */
async function load(name: string, text: string): Promise<Up> {
  const source = serveSource(name, text);
  const unit: unknown = await nativeImport(source.url).catch((cause: unknown) => {
    throw loadFailed(name, faultOf(source, cause), { cause });
  });
  return upOf(name, unit);
}

/**
 * The sections `migrations/source/<name>` of the cluster-wide configuration, read for every list, in the byte order of
 * their names. Names and units are those of the directory loader; only packages can be imported, resolved from the
 * working directory of the application.
 * @throws MigratorError `config_store_unavailable`; `loader_failed` naming the pending section that does not parse,
 *   throws while loading or has no `up`
 */
export function newConfigLoader(options: ConfigLoaderOptions = {}): Loader {
  refuseUnknownOptions(options, { store: true } satisfies OptionNames<ConfigLoaderOptions>);
  const { store = ownStore } = options;
  async function list(): Promise<Migration[]> {
    const texts = unitsAmong((await store.read()).sections);
    return inOrder([...texts.keys()]).map((name) => {
      const text = texts.get(name) ?? "";
      if (isSqlName(name)) return sqlUnit({ name, place: sourcePrefix + name, content: text });
      return { name, hash: hashOf(text), load: () => load(name, text), up: async () => (await load(name, text))() };
    });
  }
  const warnings = async (): Promise<string[]> =>
    sameNumbers(inOrder([...unitsAmong((await store.read()).sections).keys()]));
  return { list, warnings };
}

export { newConfigLoader as new };

/**
 * Validates a text before it is written: why it could not be loaded as a migration, as far as can be told without
 * running it.
 * @returns a sentence without full stop; undefined when there is no fault, or this Node is too old to tell and to load
 *   it
 */
export async function sourceFault(name: string, text: string): Promise<string | undefined> {
  if (isSqlName(name)) return sqlFault({ content: text });
  if (!canLoadTexts()) return undefined;
  const source = serveSource(name, text);
  const thrown = await linkFault(source);
  if (thrown === undefined) return undefined;
  forgetText(source.url);
  return faultOf(source, thrown);
}
