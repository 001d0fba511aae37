/** Names that differ by more than their case. */
const renamed: Readonly<Record<string, string>> = { holder: "run", replicaset: "name", status: "state" };

const spell = (key: string): string => renamed[key] ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A status with the field names of the endpoints. */
export function spelled(value: object): object {
  if (Array.isArray(value)) return value.map(each);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [spell(key), each(part)]));
}

const each = (value: unknown): unknown => (typeof value === "object" && value !== null ? spelled(value) : value);
