import { request } from "node:http";
import { operations as ofMigrator } from "@segmark/migrator/internal/generated/operations.js";
import { operations as ofService } from "../../generated/openapi/operations.js";

/**
 * Published documents and dumps, and the API: what is not for everybody there asks for a local user id, or for a
 * signature.
 */
const isPublic = (path: string): boolean =>
  /^\/(?:api\/(?!host\/)|api\/host\/webhooks$|database(?:\.json|\/|$)|[\w-]+\.(?:yaml|json)$)/.test(path);

/**
 * Every operation of the documents that is not public. The receiver of webhooks, and with it every event, asks for a
 * signature.
 */
const closed = Object.values({ ...ofService, ...ofMigrator }).filter(({ path }) => !isPublic(path));

const statusOf = (port: number, method: string, path: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers: { host }, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject).end();
  });

/**
 * What serves callers from this machine without a token although it is not public, and how many requests were sent to
 * find out.
 */
export async function openDoors(
  ports: readonly number[],
): Promise<Readonly<{ asked: number; open: readonly string[] }>> {
  const open: string[] = [];
  let asked = 0;
  for (const port of ports)
    for (const host of ["public.example", "localhost"])
      for (const { method, path } of closed) {
        const status = await statusOf(port, method.toUpperCase(), path.replaceAll(/\{\w+\}/g, "x"), host);
        asked++;
        if (![401, 403, 404].includes(status)) open.push(`${method} ${path} under ${host}: ${status}`);
      }
  return { asked, open };
}
