/** URL scheme of texts that are loaded as modules. */
export const scheme = "cluster-config:";
