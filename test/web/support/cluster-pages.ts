import { cluster } from "../../../packages/migrator/test/server/handlers/members.ts";
import { servicePageFiles, servicePageRoutes } from "../../../src/process/composition/pages.ts";

/**
 * A cluster whose first instance serves the pages, as the segment service does, with migrations that a test can choose.
 */
export async function clusterWithPages(options: Parameters<typeof cluster>[0] = {}) {
  const made = await cluster({ ...options, env: { OPERATOR_TOKEN: "none", WEB: "off", ...options.env } });
  made.first.server.route([...servicePageRoutes(servicePageFiles())]);
  return made;
}
