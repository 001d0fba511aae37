/**
 * Privileges that allow writes on a read-only server: SUPER everywhere, READ ONLY ADMIN on MariaDB, CONNECTION_ADMIN on MySQL, which has no READ
 * ONLY ADMIN.
 */
const bypassing = new Set(["ALL PRIVILEGES", "ALL", "SUPER", "READ ONLY ADMIN", "READ_ONLY ADMIN", "CONNECTION_ADMIN"]);

/** Only global grants count. */
const globalGrant = /^GRANT (.+?) ON \*\.\* TO /i;

/** @param grants the lines of SHOW GRANTS */
export const bypassesReadOnly = (grants: readonly string[]): boolean =>
  grants.some((line) =>
    (globalGrant.exec(line)?.[1] ?? "").split(",").some((privilege) => bypassing.has(privilege.trim().toUpperCase())),
  );
