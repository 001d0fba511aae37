/**
 * Privileges whose owner writes although the server is read-only: SUPER everywhere, READ ONLY ADMIN on MariaDB,
 * CONNECTION_ADMIN on MySQL, which has no privilege of the other name.
 */
const bypassing = new Set(["ALL PRIVILEGES", "ALL", "SUPER", "READ ONLY ADMIN", "READ_ONLY ADMIN", "CONNECTION_ADMIN"]);

/** Only what is granted on the whole server counts. */
const onEverything = /^GRANT (.+?) ON \*\.\* TO /i;

/** @param grants the lines of SHOW GRANTS */
export const bypassesReadOnly = (grants: readonly string[]): boolean =>
  grants.some((line) =>
    (onEverything.exec(line)?.[1] ?? "").split(",").some((privilege) => bypassing.has(privilege.trim().toUpperCase())),
  );
