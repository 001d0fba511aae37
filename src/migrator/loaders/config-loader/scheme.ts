/** Texts that are loaded as modules stand under this scheme. */
export const scheme = "cluster-config:";
