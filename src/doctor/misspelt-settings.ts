import { editDistance } from "@segmark/openapi/internal/edit-distance";
import { settingNames } from "../config/setting-names.ts";
import { checkOf, type Finding } from "./finding.ts";

/** How many letters may differ: none in short names, to which those of other programs are close by chance. */
const allowance = ({ length }: string): number => (length < 7 ? 0 : length < 10 ? 1 : 2);

/** @param unset  settings that have no value: who gave the right name one means something else by the other */
function meantBy(name: string, unset: readonly string[]): string | undefined {
  const near = unset
    .filter((setting) => Math.abs(setting.length - name.length) <= allowance(setting))
    .map((setting) => ({ setting, distance: editDistance(name, setting) }))
    .filter(({ setting, distance }) => distance <= allowance(setting));
  return near.sort((a, b) => a.distance - b.distance)[0]?.setting;
}

/** Variables that are no settings, and whose names are so close to one that it is probably meant. */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const known = settingNames();
  const unset = [...known].filter((setting) => !env[setting]);
  const { warning } = checkOf("settings");
  return Object.keys(env).flatMap((name) => {
    const setting = known.has(name) || !env[name] || !/^[A-Z0-9_]+$/.test(name) ? undefined : meantBy(name, unset);
    if (setting === undefined) return [];
    return warning(
      `${name} is no setting, and is ignored; ${setting} is one.`,
      `Write ${setting} if that is meant; docs/deployment/settings.md lists all settings.`,
    );
  });
}
