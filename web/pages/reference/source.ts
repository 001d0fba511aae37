/** The documents that describe this service, by the first part of their address on this page. */
export const documentNames = ["openapi", "migrator", "webhook-events"] as const;
export type DocumentName = (typeof documentNames)[number];

export const isDocumentName = (name: string): name is DocumentName => documentNames.some((known) => known === name);

export const fileOf = (name: DocumentName): `${DocumentName}.yaml` => `${name}.yaml`;

/** Content of a document. It is as the service sent it, so nothing is known of it. */
export type Content = Readonly<Record<string, unknown>>;

/** A document with its name, which is a part of every address in it. */
export type Source = Readonly<{ name: DocumentName; content: Content }>;
