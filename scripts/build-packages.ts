// Builds all packages from dist/, which scripts/build.ts makes.
import { buildPackages } from "./packages/build.ts";

buildPackages();
