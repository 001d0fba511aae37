import { readFileSync } from "node:fs";

type Texts = Readonly<Record<string, string>>;
type Manifest = Readonly<{ name: string; version: string; peerDependencies: Texts; devDependencies: Texts }>;

/** The manifest of this package. It is as far away from compiled files. */
export const manifest = (): Manifest =>
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as Manifest;
