// The command as it is where a driver is not installed: `node without-driver.ts better-sqlite3 up --database …`.
import { registerHooks } from "node:module";

const [driver = ""] = process.argv.splice(2, 1);
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier !== driver) return next(specifier, context);
    throw Object.assign(new Error(`Cannot find module '${specifier}'\nRequire stack:\n- knex`), {
      code: "MODULE_NOT_FOUND",
    });
  },
});
await import("../../../packages/migrator/bin/segmark-migrate.js");
